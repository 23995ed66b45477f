import { MEDIA_FORMATS } from '../../shared/core/photo-formats.ts';
import { LANGUAGE, pathIn } from '../../site/app/language.ts';
import { descriptionOf } from '../../site/app/page-metadata.ts';
import { PAGES } from '../../site/app/pages.ts';
import { SHARED_FIELD, sharePath } from '../../site/app/shared-to-app.ts';
import { BRAND } from '../../site/facts/brand.ts';

/** The path of this build's manifest, which depends on the language. */
export const APP_MANIFEST = pathIn(LANGUAGE, '/manifest.webmanifest');

/** The light theme's background, as in `site/index.html`. */
const PAPER = '#f6f5f2';

/** Other spellings of extensions. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  jpg: ['.jpeg'],
  heic: ['.heif'],
  tif: ['.tiff'],
  mts: ['.m2ts'],
};

/** Archives of photos. */
const ARCHIVES = { 'application/zip': ['.zip'] } as const;

/** The kinds of files that the app opens, by their media types. */
function openedKinds(): Readonly<Record<string, readonly string[]>> {
  const media = Object.values(MEDIA_FORMATS).map(
    ({ mediaType, extension }) => [mediaType, [`.${extension}`, ...(SPELLINGS[extension] ?? [])]] as const,
  );
  return { ...Object.fromEntries(media), ...ARCHIVES };
}

/**
 * Returns the manifest of the installed site. It opens at the table, and accepts photos shared with it or opened with
 * it.
 */
export function appManifest(): string {
  const table = pathIn(LANGUAGE, PAGES.upload.path);
  const kinds = openedKinds();
  const shortcuts = (['upload', 'help'] as const).map((name) => ({
    name: PAGES[name].title.replace(` · ${BRAND.name}`, ''),
    url: pathIn(LANGUAGE, PAGES[name].path),
    icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }],
  }));
  return JSON.stringify({
    id: pathIn(LANGUAGE, '/'),
    name: BRAND.name,
    short_name: BRAND.name,
    description: descriptionOf('home'),
    lang: LANGUAGE,
    dir: 'ltr',
    start_url: table,
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
    share_target: {
      action: sharePath(LANGUAGE),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARED_FIELD, accept: ['image/*', ...Object.keys(kinds)] }] },
    },
    file_handlers: [{ action: table, accept: kinds }],
    // Opened photos join those on the table.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    shortcuts,
  });
}
