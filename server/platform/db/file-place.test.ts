import { expect, test } from 'vitest';
import { StartProblem } from '#server/platform/start-problem.ts';
import { claimFilePlace } from './file-place.ts';

const server = process.env.TEST_DATABASE_URL;

test.skipIf(!server)(
  'files in a folder of one server keep a second server from starting; a common place does not',
  async () => {
    const address = server ?? '';
    const [one, other] = [await claimFilePlace(address, true), await claimFilePlace(address, true)];
    await expect(claimFilePlace(address, false, 0)).rejects.toThrow(StartProblem);
    await Promise.all([one.release(), other.release()]);
    const alone = await claimFilePlace(address, false);
    await expect(claimFilePlace(address, true, 0)).rejects.toThrow(/S3_BUCKET.*FILES_SHARED=1/s);
    await alone.release();
    await (await claimFilePlace(address, true)).release();
  },
);
