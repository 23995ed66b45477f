/** Writes the script for the page in each ZIP from shared/page and its imports: `npm run build:page`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';

const PROJECT = join(import.meta.dirname, '..');
const FILE = join(PROJECT, 'shared/core/lists/compiled/page-script.ts');

const outputs = await build({
  root: PROJECT,
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: join(PROJECT, 'shared/page/main.ts'),
      output: { format: 'iife', codeSplitting: false },
    },
  },
});
if (!('output' in outputs) || outputs.output.length !== 1)
  throw new Error('The page has more than one script.');
const { code } = outputs.output[0];
// The script is inside an element of the page, which these would end.
if (/<\/script|<!--/i.test(code)) throw new Error('The script would end its own element.');
const text = `// Written by \`npm run build:page\` from shared/page.

/** The script of a ZIP's page, for any browser since 2023. */
export const PAGE_SCRIPT = ${JSON.stringify(code.trim())};
`;
if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, text);
}
