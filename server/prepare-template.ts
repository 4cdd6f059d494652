import { prepareTemplate } from './platform/db/embedded.ts';

await prepareTemplate();
