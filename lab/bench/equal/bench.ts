/**
 * How many photos get the same folder, description and name from Chromium on the device and from the command line:
 * `npm run bench -- equal <folder of photos> [--every 10]`, after `npm run build`; `--short` draws a few.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sharedBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { drawPhotos } from '../drawn-photos.ts';
import { printTable } from '../markdown.ts';
import { answersInBrowser, answersOfCommandLine } from './answers.ts';
import { differences } from './compare.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, short: { type: 'boolean', default: false } },
});
const drawn = values.short ? await drawPhotos(4) : undefined;
const folder = drawn?.folder ?? positionals[0];
if (folder === undefined) throw new Error('Name a folder of photos.');
const files = (await readdir(folder))
  .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
  .toSorted()
  .filter((_, at) => at % Number(values.every) === 0);
const paths = files.map((file) => join(folder, file));

const command = await answersOfCommandLine(paths);
const browser = await answersInBrowser(paths);
await (await sharedBrowser()).close();
await drawn?.remove();

const different = differences(files, browser, command);
const share = (count: number) => `${(100 * (1 - count / files.length)).toFixed(1)} %`;
const differing = (field: 'category' | 'description' | 'path') =>
  different.filter(({ one, other }) => one?.[field] !== other?.[field]).length;
printTable(
  ['Same result in Chromium and on the command line', 'photos', 'of all'],
  [
    ['folder', String(files.length - differing('category')), share(differing('category'))],
    ['description', String(files.length - differing('description')), share(differing('description'))],
    ['path in the ZIP', String(files.length - differing('path')), share(differing('path'))],
    ['all three', String(files.length - different.length), share(different.length)],
  ],
);
for (const { file, one, other } of different) {
  console.log(`${file}\n  in the browser:   ${said(one)}\n  command line:     ${said(other)}`);
}

function said(answer: (typeof different)[number]['one']): string {
  return answer ? `${answer.path}: ${answer.description}` : 'nothing';
}
