/** `npx tsx scripts/release-notes.ts [version]`: prints the changelog of a version, by default of the next one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOf } from './release/changelog.ts';

const [, , version = 'Unreleased'] = process.argv;
console.log(changesOf(readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8'), version));
