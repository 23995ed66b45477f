import { PAGE_NAMES, pageRecord } from '../../site/app/pages.ts';

/** The sitemap of all indexed pages. */
export function sitemapXml(origin: string): string {
  const entries = PAGE_NAMES.map(pageRecord)
    .filter(({ isIndexed = true }) => isIndexed)
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
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
