import { prepareTemplate } from '#server/platform/db/embedded.ts';

export default prepareTemplate;
