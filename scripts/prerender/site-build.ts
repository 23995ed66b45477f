import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_PATH, LANGUAGE } from '../../site/app/language.ts';
import { type PageName, PAGES } from '../../site/app/pages.ts';

/** A built module, as Vite's manifest describes it. Paths are relative to the built site. */
interface BuiltModule {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export interface SiteBuild {
  /** The built `index.html`, without a page's content, with its render-blocking resources inlined. */
  readonly template: string;
  readonly modules: Readonly<Record<string, BuiltModule>>;
}

const ENTRY = 'index.html';
/** The module that the entry loads to hydrate the page. */
const LIFE = 'app/hydrate-page.tsx';

export function readSiteBuild(folder: string): SiteBuild {
  return {
    template: withoutBlockingFiles(readFileSync(join(folder, 'index.html'), 'utf8'), folder),
    modules: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as SiteBuild['modules'],
  };
}

/**
 * Inlines the render-blocking resources: the style sheet, and the script that sets the theme. The style sheet's link
 * stays, disabled, so that Vite's loader treats the sheet as loaded and does not load it again.
 */
function withoutBlockingFiles(html: string, folder: string): string {
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8').trim();
  return html
    .replace(
      /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
      (_, path: string) =>
        `<style>${textOf(path)}</style>\n    <link rel="stylesheet" disabled href="${path}" />`,
    )
    .replace(/<script src="([^"]+)"><\/script>/g, (_, path: string) => `<script>${textOf(path)}</script>`);
}

/** Returns the script files that a page needs in addition to the template's. */
export function scriptsOf(build: SiteBuild, name: PageName): string[] {
  const entry = reachableFrom(build, [ENTRY]);
  return [...reachableFrom(build, [LIFE, sourceOf(name)])]
    .filter((key) => !entry.has(key))
    .map((key) => `/${build.modules[key]?.file}`);
}

/** Returns a page's file in the built site, by the path in its record: `index.html`, `de/pricing.html`, `404.html`. */
export function pageFile(path: string): string {
  const name = path === '/' ? 'index' : path === '*' ? '404' : path.slice(1);
  return `${BASE_PATH}/${name}.html`.slice(1);
}

/** Modules that are useful only with the server: other pages, and accounts. */
const NEEDS_THE_SERVER = /-page\.tsx$|^(?:auth|account)\//;

/** The words for names in languages other than this site's. */
function isOtherTongue(key: string): boolean {
  const [, language] = /\/wording\/([a-z]{2})\/tongue\.ts$/.exec(key) ?? [];
  return language !== undefined && language !== LANGUAGE;
}

/** Returns the files with the words for names in the other sites' languages. */
export function otherTongues({ modules }: SiteBuild): ReadonlySet<string> {
  const keys = Object.keys(modules).filter(isOtherTongue);
  return new Set(keys.map((key) => `/${modules[key]?.file}`));
}

/** Returns all files that these pages use offline: scripts, styles, fonts. */
export function filesOf(build: SiteBuild, names: readonly PageName[]): string[] {
  const first = reachableFrom(build, [ENTRY, LIFE, ...names.map(sourceOf)]);
  const later = [...first].flatMap((key) => build.modules[key]?.dynamicImports ?? []);
  const keys = reachableFrom(build, [...first, ...later.filter((key) => !NEEDS_THE_SERVER.test(key))]);
  const files = [...keys].flatMap((key) => {
    const { file = '', css = [], assets = [] } = build.modules[key] ?? {};
    return [[file], css, assets].flat();
  });
  return [...new Set(files)].filter((file) => /\.(?:js|css|woff2)$/.test(file)).map((file) => `/${file}`);
}

/** Returns a page's file from `site/` on, which is its name in Vite's manifest, from the import in its record. */
function sourceOf(name: PageName): string {
  const [, file] = /import\(['"]\.\.\/(.+?)['"]\)/.exec(String(PAGES[name].module)) ?? [];
  if (!file) throw new Error(`The record of ${name} imports no page`);
  return file;
}

function reachableFrom({ modules }: SiteBuild, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    if (!modules[key]) throw new Error(`The built site has no ${key}`);
    found.add(key);
    modules[key].imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}
