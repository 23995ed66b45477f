import { LANGUAGES } from '#messages/language.ts';
import { pathIn } from '../../site/app/language.ts';
import { PAGE_NAMES, pageRecord, PAGES } from '../../site/app/pages.ts';

/** Returns the sitemap of all indexed pages in all languages. */
export function sitemapXml(origin: string): string {
  const entries = PAGE_NAMES.filter((name) => pageRecord(name).isIndexed ?? true).flatMap((name) =>
    LANGUAGES.map((language) => `  <url><loc>${origin}${pathIn(language, PAGES[name].path)}</loc></url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
