/**
 * Makes the pictures of the store, the site and the documents from the built product: `npm run pictures -- <name>
 * [options]`. Without a name it lists them; each script describes its options.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Each script by name, in the order in which they build on each other. */
const SCRIPTS: Readonly<Record<string, string>> = {
  icons: 'draw-extension-icons.ts',
  store: 'store-pictures.ts',
  site: 'site-pictures.ts',
  demos: 'record-demos.ts',
  share: 'share-picture.ts',
  samples: 'sample-results.ts',
  screens: 'screens.ts',
  readme: 'readme-screenshot.ts',
  screenshots: 'screenshots.ts',
};

const [name = '', ...options] = process.argv.slice(2);
const script = SCRIPTS[name];
if (script) {
  const path = join(import.meta.dirname, 'pictures', script);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path, ...options], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`Name what to make: ${Object.keys(SCRIPTS).join(', ')}`);
  process.exitCode = 1;
}
