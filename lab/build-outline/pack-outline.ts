import { ALPHABET, MORE, STEPS_PER_DEGREE } from '../../shared/core/statistics/read-outline.ts';
import type { Ring } from './land-rings.ts';

/** Packs rings as `readOutline` reads them; see `read-outline.ts`. */
export function packOutline(rings: readonly Ring[]): string {
  return rings.map(packedRing).join(' ');
}

function packedRing(ring: Ring): string {
  let [beforeX, beforeY] = [0, 0];
  const points = ring.slice(0, -1).map(([longitude, latitude]) => {
    const [x, y] = [Math.round(longitude * STEPS_PER_DEGREE), Math.round(latitude * STEPS_PER_DEGREE)];
    const text = packed(x - beforeX) + packed(y - beforeY);
    [beforeX, beforeY] = [x, y];
    return text;
  });
  return points.join('');
}

function packed(steps: number): string {
  let rest = steps < 0 ? -steps * 2 - 1 : steps * 2;
  let text = '';
  while (rest >= MORE) {
    text += ALPHABET.charAt(MORE + (rest % MORE));
    rest = Math.floor(rest / MORE);
  }
  return text + ALPHABET.charAt(rest);
}
