/** An answer without an end. */
const more = () => void process.stdout.write('a'.repeat(1024 * 1024), more);
more();
