import { DEFAULT_LANGUAGE, LANGUAGES } from '#messages/language.ts';
import { inlineScriptsOf } from '#server/pages/inline-scripts.ts';
import { LANGUAGE, pathIn } from '../../site/app/language.ts';
import { descriptionOf, wakesAfterMs } from '../../site/app/page-metadata.ts';
import { type PageName, pageRecord } from '../../site/app/pages.ts';
import { BRAND } from '../../site/facts/brand.ts';
import { APP_MANIFEST } from './app-manifest.ts';
import { scriptsOf, type SiteBuild } from './site-build.ts';
import { structuredDataOf } from './structured-data.ts';

interface PageDocument {
  readonly name: PageName;
  readonly markup: string;
  readonly build: SiteBuild;
  readonly origin: string;
}

/**
 * Returns a route's page as a complete HTML document. Markup and styles need no scripts; the hydration scripts, and
 * when to load them, are attributes of the root for `site/app/main.ts`.
 */
export function documentOf({ name, markup, build, origin }: PageDocument): string {
  const head = [...metadataOf(name, origin), ...structuredDataOf(name, origin).map(dataBlock)];
  const record = pageRecord(name);
  const life = ` data-wakes-after="${wakesAfterMs(record)}"${record.scrollsOn ? ' data-scrolls-on' : ''}`;
  const scripts = scriptsOf(build, name).join(' ');
  return build.template
    .replace('<meta charset="utf-8" />', (charset) =>
      [charset, contentSecurityPolicy(build.template), ...fontPreload(build.template)].join('\n    '),
    )
    .replace('<html lang="en">', `<html lang="${LANGUAGE}">`)
    .replace(/<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>/s, () => head.join('\n    '))
    .replace(/<script type="module"/, '$& fetchpriority="low"')
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${life} data-scripts="${scripts}">${markup}</div>`,
    );
}

/**
 * The part of the server's Content-Security-Policy that is the same everywhere, for static hosts, which send none:
 * scripts only from the site and the inline one, no plug-ins, no other base. If the server sends its stricter policy,
 * both apply. A page can't declare here who may frame it.
 */
function contentSecurityPolicy(template: string): string {
  const scripts = ["'self'", "'wasm-unsafe-eval'", ...inlineScriptsOf([template])].join(' ');
  const policy = `script-src ${scripts}; worker-src 'self' blob:; object-src 'none'; base-uri 'none'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
}

/** A link that fetches the text's font before the first paint needs it. */
function fontPreload(template: string): string[] {
  const [file] = /\/assets\/schibsted-grotesk-latin-wght-normal-[\w-]+\.woff2/.exec(template) ?? [];
  if (file === undefined) throw new Error('The styles have no font to preload');
  return [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`];
}

function metadataOf(name: PageName, origin: string): string[] {
  const { path, title, isIndexed = true } = pageRecord(name);
  const description = descriptionOf(name);
  const address = origin + pathIn(LANGUAGE, path);
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    ...(isIndexed
      ? [`<link rel="canonical" href="${escaped(address)}" />`, ...alternatesOf(path, origin)]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', BRAND.name),
    meta('property', 'og:locale', LANGUAGE),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(isIndexed ? [meta('property', 'og:url', address)] : []),
    meta('property', 'og:image', `${origin}/share.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', BRAND.shareImageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="manifest" href="${APP_MANIFEST}" />`,
  ];
}

/** Links to the same page in every language, for search engines. */
function alternatesOf(path: string, origin: string): string[] {
  const languages = [
    ...LANGUAGES.map((language) => [language, language] as const),
    ['x-default', DEFAULT_LANGUAGE] as const,
  ];
  return languages.map(
    ([hreflang, language]) =>
      `<link rel="alternate" hreflang="${hreflang}" href="${escaped(origin + pathIn(language, path))}" />`,
  );
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escaped(content)}" />`;
}

/** A data block, which browsers do not execute, so the CSP need not allow it. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
