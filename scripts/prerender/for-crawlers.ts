import { NOT_INDEXED } from '../../site/content/route-descriptions.ts';
import { type RouteName, ROUTES } from '../../site/content/routes.ts';

/** Every page that is worth finding. */
export function sitemapXml(names: readonly RouteName[], origin: string): string {
  const entries = names
    .filter((name) => !NOT_INDEXED.has(name))
    .map((name) => `  <url><loc>${origin}${ROUTES[name].path}</loc></url>`);
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
