import { grantPassages } from '#domain/assistant/knowledge/grant-passages.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { measureException } from '#domain/tools/cumulation/measure-exceptions.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { CUMULATED } from '#messages/assistant/filo.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { grantLink, LINKS, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import type { Teller } from '#server/features/assistant/chat/turn.ts';

const SPEAKS = /\bcumul\w+|\balternativ\w+|\bsommabil\w+|\bquota di costo non coperta\b|\bincompatibil\w+/;
const AGAINST = /\balternativ\w+|\bnon cumulabil\w+|\bincompatibil\w+|\bnon (?:e|sono) cumulabil\w+|\bnon con\b/;
/** "Cumulabile con de minimis, non con Transizione 5.0": each half is for its own aids. */
const HALVES = /;|\. |,? (?=\b(?:ma non|e non|non) con\b)/;

const NEVER = /^non (?:e |sono )?cumulabil\w+ con (?:altr\w+|qualsiasi|nessun\w+)\b/;

/** May two aids stand on the same spend? What each record says, then the limits of the rules. */
export const cumulation: Teller = async ({ context, grants, question }) => {
  const { today } = context.records;
  const said = grants.flatMap((grant) => quotes(grant).map((text) => ({ grant, text })));
  const against = pairAgainst(said, grants);
  // "Non cumulabile con altri aiuti sulle stesse spese": whatever the other one is.
  const never = said.find(({ text }) => NEVER.test(fold(text)))?.grant;
  const sizes = await context.records.sizes();
  const exceptions = grants.flatMap((grant) => limitOf(grant, sizes[0] ?? null, today));
  // "E sulle finestre, che sono un'altra spesa?"
  const isApart = /\b(?:altr[aei]|divers[aei]|separat[aei]) (?:spes|cost|ben|cos|macchin|lavor)\w*/.test(question.text);
  const lead = isApart
    ? CUMULATED.apart
    : against
      ? CUMULATED.no(nameOf(against[0]), nameOf(against[1]))
      : never
        ? CUMULATED.never(nameOf(never))
        : allowed(grants, said);
  const isAgainst = against !== null;
  const isTaxed = /\bstess\w+|\bsia\b|\binsieme\b/.test(question.text);
  const rule = conceptText('cumulo', today);
  const quoted: ChatPart[] = said.slice(0, 4).map(({ grant, text }) => say(CUMULATED.quote(nameOf(grant), text)));
  return {
    parts: [
      say(lead, grants.map(grantLink)),
      ...quoted,
      ...exceptions,
      ...(isAgainst || isTaxed || never ? [say(CUMULATED.different)] : []),
      ...(isAgainst ? [] : [say(rule.text, [LINKS.requirements])]),
      ...grants.slice(0, 1).map((grant) => sourcePart(grant, ['cumulation', 'scheda'])),
    ],
    intent: 'altro',
  };
};

type Said = { grant: Grant; text: string };

/** Two of those meant of which one excludes the other. */
function pairAgainst(said: readonly Said[], grants: readonly Grant[]): [Grant, Grant] | null {
  for (const { grant, text } of said)
    for (const half of fold(text).split(HALVES)) {
      const other = AGAINST.test(half) ? grants.find((each) => each !== grant && names(half, each)) : undefined;
      if (other) return [grant, other];
    }
  return null;
}

/** What nothing excludes: as far as the records say so, of one, of two, or of a list. */
function allowed(grants: readonly Grant[], said: readonly Said[]): string {
  const speaking = grants.filter((grant) =>
    said.some((each) => each.grant === grant && /\bcumulabil\w+/.test(fold(each.text))),
  );
  const [one, other] = grants;
  if (speaking.length === 0) return CUMULATED.unknown(grants.map(nameOf));
  if (!other) return CUMULATED.yesOne(nameOf(one!));
  if (grants.length === 2) return CUMULATED.yes(nameOf(one!), nameOf(other));
  const silent = grants.filter((grant) => !speaking.includes(grant));
  return [
    CUMULATED.yesAmong(speaking.map(nameOf)),
    ...(silent.length > 0 ? [CUMULATED.silent(silent.map(nameOf))] : []),
  ].join(' ');
}

const quotes = (grant: Grant): string[] =>
  [
    ...new Set(
      grantPassages(grant)
        .map(({ text }) => text)
        .filter((text) => SPEAKS.test(fold(text))),
    ),
  ].slice(0, 2);

/** The text speaks of another grant by a word of its name that few share. */
function names(text: string, grant: Grant): boolean {
  const said = new Set(tokenize(text).map(({ stem }) => stem));
  const own = tokenize(grant.name).filter(
    ({ role, word }) =>
      role === 'content' &&
      word.length > 3 &&
      !/^(?:imprese|fondo|bando|credito|imposta|contribut[oi]|voucher|nuov\w|20\d\d)$/.test(word),
  );
  return own.filter(({ stem }) => said.has(stem)).length >= Math.min(2, own.length);
}

function limitOf(grant: Grant, size: Parameters<typeof measureException>[1], today: string): ChatPart[] {
  const measure = /^conto-termico/.test(grant.id) ? ('conto_termico_3' as const) : null;
  const limit = measureException(measure, size, today)?.limit ?? null;
  return limit === null ? [] : [say(CUMULATED.limit(nameOf(grant), limit))];
}
