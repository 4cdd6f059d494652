import { threadCpuUsage } from 'node:process';

/**
 * Loaded into the product before it starts (`--import`): how much processor time the loop spent at most before it came
 * round again. Others wait that long whatever the machine does besides; asking for it begins anew.
 */
const LOOK_MS = 2;
let longest = 0;
let before = spent();

function spent(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}

setInterval(() => {
  const now = spent();
  longest = Math.max(longest, now - before);
  before = now;
}, LOOK_MS).unref();

process.on('message', (asked) => {
  if (asked !== 'longest-turn') return;
  process.send?.({ longestTurnMs: Math.round(longest) });
  longest = 0;
});
process.channel?.unref();
