/** A page as light: 0 is ink, 255 is paper. */
export type Gray = { width: number; height: number; data: Uint8Array };

const PAPER = 255;

/** Turned to the right by quarters. */
export function turned(page: Gray, quarters: number): Gray {
  const { width, height, data } = page;
  const turn = ((quarters % 4) + 4) % 4;
  if (turn === 0) return page;
  const out = new Uint8Array(data.length);
  if (turn === 2) {
    for (let at = 0; at < data.length; at += 1) out[at] = data[data.length - 1 - at]!;
    return { width, height, data: out };
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] = turn === 1 ? [height - 1 - y, x] : [y, width - 1 - x];
      out[toY * height + toX] = data[y * width + x]!;
    }
  }
  return { width: height, height: width, data: out };
}

/** Turned to the right by a few degrees around its middle; what comes in from outside is paper. */
export function tilted(page: Gray, degrees: number): Gray {
  if (degrees === 0) return page;
  const { width, height, data } = page;
  const out = new Uint8Array(data.length).fill(PAPER);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = cos * (x - middleX) + sin * (y - middleY) + middleX;
      const fromY = cos * (y - middleY) - sin * (x - middleX) + middleY;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [right, low] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = data[at]! * (1 - right) + data[at + 1]! * right;
      const lower = data[at + width]! * (1 - right) + data[at + width + 1]! * right;
      out[y * width + x] = upper * (1 - low) + lower * low;
    }
  }
  return { width, height, data: out };
}

/** Smaller by a whole number: the mean of each square. */
export function shrunk({ width, height, data }: Gray, by: number): Gray {
  const [narrow, low] = [Math.floor(width / by), Math.floor(height / by)];
  const out = new Uint8Array(narrow * low);
  for (let y = 0; y < low; y += 1) {
    for (let x = 0; x < narrow; x += 1) {
      let sum = 0;
      for (let down = 0; down < by; down += 1) {
        const row = (y * by + down) * width + x * by;
        for (let across = 0; across < by; across += 1) sum += data[row + across]!;
      }
      out[y * narrow + x] = sum / (by * by);
    }
  }
  return { width: narrow, height: low, data: out };
}

export const band = ({ width, data }: Gray, from: number, to: number): Gray => ({
  width,
  height: to - from,
  data: data.subarray(from * width, to * width),
});

/** Where paper ends and ink begins: the light that parts the page best into two (Otsu). */
export function inkLevel({ data }: Gray): number {
  const counts = new Float64Array(256);
  for (const light of data) counts[light]! += 1;
  const total = counts.reduce((sum, count, light) => sum + count * light, 0);
  let [dark, darkSum, best, level] = [0, 0, 0, 0];
  for (let light = 0; light < 256; light += 1) {
    dark += counts[light]!;
    darkSum += counts[light]! * light;
    const pale = data.length - dark;
    if (dark === 0 || pale === 0) continue;
    const apart = darkSum / dark - (total - darkSum) / pale;
    const parted = dark * pale * apart * apart;
    if (parted > best) [best, level] = [parted, light];
  }
  return level;
}

/** As a file that the recogniser opens (PGM). */
export function asPgm({ width, height, data }: Gray): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${String(width)} ${String(height)}\n255\n`), data]);
}
