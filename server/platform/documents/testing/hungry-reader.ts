/** Takes memory outside the heap, piece by piece, until somebody stops it. */
const taken: Uint8Array[] = [];
for (;;) taken.push(new Uint8Array(16 * 1024 * 1024).fill(1));
