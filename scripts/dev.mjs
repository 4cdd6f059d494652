// Development: one process, one port, both halves reload.
import { at, install, runNode, stopTogether } from './project.mjs';

stopTogether();
await install();
process.exitCode = await runNode([at('server', 'dev.ts')], { env: { NODE_ENV: 'development' } });
process.exit();
