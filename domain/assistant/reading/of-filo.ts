/** "E voi quanto prendete?", "posso fidarmi delle tue risposte?": of the product, whatever was told before. */
export const OF_FILO =
  /\b(?:voi quanto|prendete|vi fate pagare|fidar\w+ (?:di te|di filo|di bandolo|delle tue)|tue risposte|quello che dici)\b/;
