/**
 * `npm run build [-- part...]` builds what isn't current: everything, or these parts and those that they need.
 * `npm start` builds only what the server serves.
 */
import { join } from 'node:path';
import { buildParts } from './build/build-parts.ts';
import { isPartName, PART_NAMES } from './build/part.ts';
import { PARTS } from './build/parts.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !isPartName(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(' and ')}. The parts are ${PART_NAMES.join(', ')}.`);
  process.exit(1);
}
// Set before anything is loaded: the environment must not select React's development build.
process.env['NODE_ENV'] = 'production';
await buildParts(names.length > 0 ? names.filter(isPartName) : PART_NAMES, {
  project: join(import.meta.dirname, '..'),
  parts: PARTS,
  onBuilt: (name, seconds) => console.error(`Built ${name} in ${seconds.toFixed(1)} s.`),
});
