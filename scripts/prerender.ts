import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_NAMES, PAGES } from '../site/app/pages.ts';
import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { fillFounding } from '#server/pages/fill-founding.ts';
import { ORIGIN_PLACEHOLDER } from '#server/pages/served-site.ts';
import { compressFiles } from './prerender/compress-files.ts';
import { documentOf } from './prerender/document.ts';
import { robotsText, sitemapXml } from './prerender/for-crawlers.ts';
import { fileOf, serviceWorkerSource } from './prerender/service-worker.ts';
import { readSiteBuild } from './prerender/site-build.ts';

// Prerenders the built site: one HTML file per route, readable without JavaScript. SITE_ORIGIN is for static hosts,
// which cannot know whether founding members' seats are left; our own server fills in its origin and the seats when
// it serves the pages.

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
  writeFileSync(
    join(folder, fileOf(path)),
    staticOrigin ? fillFounding(html, FOUNDING_MEMBERS, 'taken') : html,
  );
}
writeFileSync(join(folder, 'sitemap.xml'), sitemapXml(origin));
writeFileSync(join(folder, 'robots.txt'), robotsText(origin));
writeFileSync(join(folder, 'service-worker.js'), serviceWorkerSource(folder, build));
rmSync(join(folder, '.vite'), { recursive: true });
compressFiles(folder);
