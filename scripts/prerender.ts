import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE, pathIn } from '../site/app/language.ts';
import { PAGE_NAMES, PAGES } from '../site/app/pages.ts';
import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { fillFounding } from '#server/pages/fill-founding.ts';
import { ORIGIN_PLACEHOLDER } from '#server/pages/served-site.ts';
import { APP_MANIFEST, appManifest } from './prerender/app-manifest.ts';
import { documentOf } from './prerender/document.ts';
import { robotsText, sitemapXml } from './prerender/for-crawlers.ts';
import { serviceWorkerSource } from './prerender/service-worker.ts';
import { pageFile, readSiteBuild } from './prerender/site-build.ts';

// Prerenders the site that was built last: one HTML file per route, readable without JavaScript, in the language of
// `#words/` (`scripts/build-site.ts`). SITE_ORIGIN is for static hosts, which can't know whether founding members'
// seats are left. Our own server fills in its origin and the seats when it serves the pages.

const folder = fileURLToPath(new URL('../dist/site', import.meta.url));
const staticOrigin = process.env['SITE_ORIGIN']?.replace(/\/$/, '');
const origin = staticOrigin ?? ORIGIN_PLACEHOLDER;

// Set before React is loaded, so that the markup is that of the production build.
process.env['NODE_ENV'] = 'production';
const { prerenderPage } = await import('../site/app/prerender-page.tsx');

const build = readSiteBuild(folder);
for (const name of PAGE_NAMES) {
  const { path } = PAGES[name];
  const markup = await prerenderPage(path === '*' ? '/404' : path);
  const html = documentOf({ name, markup, build, origin });
  write(pageFile(path), staticOrigin ? fillFounding(html, FOUNDING_MEMBERS, 'taken') : html);
}
write('sitemap.xml', sitemapXml(origin));
write('robots.txt', robotsText(origin));
write(APP_MANIFEST.slice(1), appManifest());
write(pathIn(LANGUAGE, '/service-worker.js').slice(1), await serviceWorkerSource(folder, build));
rmSync(join(folder, '.vite'), { recursive: true });

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
