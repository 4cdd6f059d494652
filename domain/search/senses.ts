/** A word which grants write in another sense than who speaks of these ideas. */
type Sense = { said: readonly string[]; among: readonly string[] };

const SENSES: readonly Sense[] = [
  // Rooms: what grants write is "Camere di commercio".
  { said: ['camere', 'camera'], among: ['ricettivo', 'agriturismo'] },
];

/** By itself it would find what has nothing to do with what is asked; the ideas find what has. */
export function isOfAnotherSense(word: string, ideas: ReadonlySet<string>): boolean {
  return (
    !ideas.has('camera-commercio') &&
    SENSES.some(({ said, among }) => said.includes(word) && among.some((idea) => ideas.has(idea)))
  );
}
