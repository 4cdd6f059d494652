/**
 * Endings by which Italian makes words of words ("tartufo", "tartufaio", "tartuficolo"; "alluvione", "alluvionale"),
 * as they look once the stemmer has taken the last vowel away. Longest first.
 */
const ENDINGS = `
a i e o u ai ar ari er eri ier ieri al ial ual an ian es is ist istic ism in on ion ional ionar ion os iv ic ol et ett
eri ifici ific ificat ificazion izz izzat izzazion azion izion zion at it ut ent ant enz anz ment ament iment or ator itor
tor tric atric itric ur atur itur agg aggi abil ibil it al ar icol icolt icoltur icoltor icultur acoltur igen ifer iero
aiol aiuol aiol etic atic itic ativ itiv esc
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

/** Shorter roots are shared by words that have nothing in common ("porto", "portale"). */
const SHORTEST_ROOT = 6;

/** What a word is derived from, as far as its ending tells: words of one root are kin. */
export function rootOf(stem: string): string {
  for (const ending of ENDINGS) {
    if (stem.length - ending.length >= SHORTEST_ROOT && stem.endsWith(ending)) return stem.slice(0, -ending.length);
  }
  return stem;
}
