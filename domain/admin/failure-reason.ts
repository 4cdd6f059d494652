/** Why a job failed, as it may be shown: codes and a place in the code. Messages quote what people wrote, and stay out. */
export type FailureReason = { error: string; code: string | null; place: string | null };

const NAME = /^[A-Z][A-Za-z]{2,39}$/;
const CODE = /^[A-Z0-9_]{3,40}$/;
/** "at send (file:///…/server/features/mails/jobs.ts:8:3)": from our own folders on. */
const PLACE = /^\s+at .*?\b((?:server|domain)\/[\w./-]+\.ts:\d+):\d+\)?$/;
const DEPTH = 4;

export function failureReason(output: unknown): FailureReason {
  const chain = causesOf(output);
  const codes = chain.map((each) => codeOf(each)).filter((code) => code !== null);
  const names = chain.map(({ name }) => name).filter((name) => typeof name === 'string' && NAME.test(name));
  const places = chain.map(({ stack }) => placeOf(stack)).filter((place) => place !== null);
  return {
    error: (names.at(-1) as string | undefined) ?? 'Error',
    code: codes.at(-1) ?? null,
    place: places[0] ?? null,
  };
}

type Told = Record<string, unknown>;
/** The outermost first. */
function causesOf(output: unknown): Told[] {
  const chain: Told[] = [];
  for (
    let each = output;
    typeof each === 'object' && each !== null && chain.length < DEPTH;
    each = (each as Told).cause
  )
    chain.push(each as Told);
  return chain;
}

/** An errno, a SQLSTATE, a code of ours or the number that a mail server answered with. */
function codeOf({ code, responseCode }: Told): string | null {
  if (typeof responseCode === 'number' && responseCode >= 200 && responseCode < 600) return String(responseCode);
  if (typeof code === 'string' && (CODE.test(code) || /^[a-z_]{3,40}$/.test(code))) return code;
  return null;
}

function placeOf(stack: unknown): string | null {
  if (typeof stack !== 'string') return null;
  for (const line of stack.split('\n')) {
    const place = PLACE.exec(line)?.[1];
    if (place) return place;
  }
  return null;
}
