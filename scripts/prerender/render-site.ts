import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGE, pathIn } from '../../site/app/language.ts';
import { PAGE_NAMES, PAGES } from '../../site/app/pages.ts';
import { prerenderPage } from '../../site/app/prerender-page.tsx';
import { FOUNDING_MEMBERS } from '#core/limits.ts';
import { fillFounding } from '#server/pages/fill-founding.ts';
import { ORIGIN_PLACEHOLDER } from '#server/pages/served-site.ts';
import { APP_MANIFEST, appManifest } from './app-manifest.ts';
import { documentOf } from './document.ts';
import { robotsText, sitemapXml } from './for-crawlers.ts';
import { serviceWorkerSource } from './service-worker.ts';
import { pageFile, type SiteBuild } from './site-build.ts';

interface RenderOptions {
  /** The built site's folder, which has the scripts and styles. */
  readonly folder: string;
  readonly build: SiteBuild;
  /** The bundled `site/app/service-worker.js`. */
  readonly serviceWorker: string;
  /**
   * The site's address, for static hosts, which can't know whether founding members' seats are left. Our own server
   * fills in its origin and the seats when it serves the pages.
   */
  readonly staticOrigin: string | undefined;
}

/**
 * Prerenders the site in the language of `#words/`: one HTML file per route, readable without JavaScript, and the files
 * for crawlers, the installed app and offline use.
 */
export async function renderSite({
  folder,
  build,
  serviceWorker,
  staticOrigin,
}: RenderOptions): Promise<void> {
  const origin = staticOrigin ?? ORIGIN_PLACEHOLDER;
  const write = (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const name of PAGE_NAMES) {
    const { path } = PAGES[name];
    const markup = await prerenderPage(path === '*' ? '/404' : path);
    const html = documentOf({ name, markup, build, origin });
    write(pageFile(path), staticOrigin ? fillFounding(html, FOUNDING_MEMBERS, 'taken') : html);
  }
  write('sitemap.xml', sitemapXml(origin));
  write('robots.txt', robotsText(origin));
  write(APP_MANIFEST.slice(1), appManifest());
  write(pathIn(LANGUAGE, '/service-worker.js').slice(1), serviceWorkerSource(folder, build, serviceWorker));
}
