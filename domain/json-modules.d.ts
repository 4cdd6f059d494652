/** Data files are checked where they are read; the type of every literal in them would cost a third of the type check. */
declare module '*.json' {
  const content: unknown;
  export default content;
}
