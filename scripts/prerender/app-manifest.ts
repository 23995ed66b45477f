import { LANGUAGE, pathIn } from '../../site/app/language.ts';
import { PAGE_METADATA } from '../../site/app/page-metadata.ts';
import { PAGES } from '../../site/app/pages.ts';
import { BRAND } from '../../site/facts/brand.ts';

/** Where the manifest of this build's language is. */
export const APP_MANIFEST = pathIn(LANGUAGE, '/manifest.webmanifest');

/** The light theme's paper, as in `site/index.html`. */
const PAPER = '#f6f5f2';

/** The manifest that the site is installed by as an app, which opens at the table. */
export function appManifest(): string {
  return JSON.stringify({
    id: pathIn(LANGUAGE, '/'),
    name: BRAND.name,
    short_name: BRAND.name,
    description: PAGE_METADATA.home.description,
    lang: LANGUAGE,
    dir: 'ltr',
    start_url: pathIn(LANGUAGE, PAGES.upload.path),
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
