import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledScript } from './bundling/bundled-script.ts';

const PROJECT = join(import.meta.dirname, '..');
const FILE = join(PROJECT, 'shared/core/lists/compiled/page-script.ts');

/** Writes the script for the page in each ZIP from shared/page and its imports. */
export async function buildPage(): Promise<void> {
  const code = await bundledScript(join(PROJECT, 'shared/page/main.ts'));
  // The script is inside an element of the page, which these would end.
  if (/<\/script|<!--/i.test(code)) throw new Error('The script would end its own element.');
  const text = `// Written by \`npm run build\` from shared/page.

/** The script of a ZIP's page, for any browser since 2023. */
export const PAGE_SCRIPT = ${JSON.stringify(code.trim())};
`;
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) return;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, text);
}
