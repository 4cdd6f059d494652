// One command from a bare checkout to a running product.
import { at, build, install, runNode, stopTogether } from './project.mjs';

stopTogether();
process.stdout.write('\n  Bandolo\n\n');
await install();
await build();
process.exitCode = await runNode([at('server', 'main.ts')], {
  env: {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at('node_modules', '.cache', 'node'),
  },
});
process.exit();
