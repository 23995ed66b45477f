/**
 * Writes shared/core/statistics/world-outline.ts, the outline of the world's land for the map in a batch's
 * statistics, from Natural Earth's data in world-atlas: `npm run build:outline`. The output is committed, so this is
 * only needed when the data, the selection or the format changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import land from 'world-atlas/land-50m.json' with { type: 'json' };
import { landRings, type Ring } from './build-outline/land-rings.ts';
import { packOutline } from './build-outline/pack-outline.ts';
import { plainRing } from './build-outline/plain-ring.ts';

const FILE = join(import.meta.dirname, '..', 'shared', 'core', 'statistics', 'world-outline.ts');

/** Tolerance from Natural Earth's outline: less than a pixel on a map that shows 40 degrees. */
const WITHIN_DEGREES = 0.06;
/** Smaller islands are left out. */
const LEAST_DEGREES = 0.25;

const rings = landRings(land)
  .filter((ring) => extent(ring, 0) >= LEAST_DEGREES || extent(ring, 1) >= LEAST_DEGREES)
  .map((ring) => plainRing(ring, WITHIN_DEGREES));
const text = packOutline(rings);
await writeFile(
  FILE,
  `/** The outline of the world's land; written by \`npm --prefix lab run build:outline\`, see read-outline.ts. Natural Earth, public domain. */\nexport const WORLD_OUTLINE =\n  '${text}';\n`,
);
const points = rings.reduce((sum, { length }) => sum + length, 0);
console.error(
  `${rings.length} rings, ${points} points, ${text.length} bytes, ${gzipSync(text).length} with gzip`,
);

function extent(ring: Ring, axis: 0 | 1): number {
  const values = ring.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}
