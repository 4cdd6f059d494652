/** Tries a pattern that has more ways to read its text than can be tried in a life. */
const isFound = /^(?:a|a)+$/.test(`${'a'.repeat(60)}b`);
process.stdout.write(JSON.stringify({ ok: true, text: `found: ${String(isFound)}`, pages: 1 }));
