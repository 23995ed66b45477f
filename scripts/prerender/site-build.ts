import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BASE_PATH, LANGUAGE } from '../../site/app/language.ts';
import { PAGE_NAMES, type PageName } from '../../site/app/pages.ts';

/** A built module, as Vite's manifest describes it. Paths are relative to the built site. */
interface BuiltModule {
  readonly file: string;
  /** The name of the source file, or of the chunk that it was put into. */
  readonly name?: string;
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
  /** The source files of the pages, from `site/` on, in the order of their records. */
  readonly pageSources: readonly string[];
}

const ENTRY = 'index.html';
/** The module that the entry loads to hydrate the page. */
const LIFE = 'app/hydrate-page.tsx';

const IMPORTED_PAGE = /module: async \(\) => \(await import\('\.\.\/(.+?)'\)\)/g;

/**
 * Returns a build of one language.
 *
 * @param html the built `index.html`
 * @param manifest Vite's manifest
 * @param records the source of `site/app/pages.ts`, whose imports name the pages' files
 * @param folder the built site
 * @throws {Error} if scripts import each other: one of them would run before what it needs
 */
export function siteBuildOf(html: string, manifest: string, records: string, folder: string): SiteBuild {
  const modules = JSON.parse(manifest) as SiteBuild['modules'];
  for (const key of Object.keys(modules))
    for (const imported of modules[key]?.imports ?? [])
      if (reachableFrom({ modules }, [imported]).has(key))
        throw new Error(`${modules[key]?.file} and ${modules[imported]?.file} import each other.`);
  return {
    template: withoutBlockingFiles(html, folder),
    modules,
    pageSources: Array.from(records.matchAll(IMPORTED_PAGE), ([, file = '']) => file),
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
  return [...reachableFrom(build, [LIFE, pageKey(build, name)])]
    .filter((key) => !entry.has(key))
    .map((key) => `/${build.modules[key]?.file}`);
}

/** Returns a page's file in the built site, by the path in its record: `index.html`, `de/pricing.html`, `404.html`. */
export function pageFile(path: string): string {
  const name = path === '/' ? 'index' : path === '*' ? '404' : path.slice(1);
  return `${BASE_PATH}/${name}.html`.slice(1);
}

/** Returns whether a module is useful only with the server: another page, or accounts. */
function needsTheServer({ modules }: SiteBuild, key: string): boolean {
  return modules[key]?.name?.endsWith('-page') === true || /^(?:auth|account)\//.test(key);
}

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
  const first = reachableFrom(build, [ENTRY, LIFE, ...names.map((name) => pageKey(build, name))]);
  const later = [...first].flatMap((key) => build.modules[key]?.dynamicImports ?? []);
  const keys = reachableFrom(build, [...first, ...later.filter((key) => !needsTheServer(build, key))]);
  const files = [...keys].flatMap((key) => {
    const { file = '', css = [], assets = [] } = build.modules[key] ?? {};
    return [[file], css, assets].flat();
  });
  return [...new Set(files)].filter((file) => /\.(?:js|css|woff2)$/.test(file)).map((file) => `/${file}`);
}

/** Returns the key of a page in Vite's manifest: its file from `site/` on, or the chunk with its name. */
function pageKey({ modules, pageSources }: SiteBuild, name: PageName): string {
  const source = pageSources[PAGE_NAMES.indexOf(name)];
  if (!source || pageSources.length !== PAGE_NAMES.length)
    throw new Error('Not every record of a page imports its page.');
  if (modules[source]) return source;
  const chunk = basename(source, '.tsx');
  return Object.keys(modules).find((key) => modules[key]?.name === chunk) ?? source;
}

function reachableFrom({ modules }: Pick<SiteBuild, 'modules'>, keys: readonly string[]): Set<string> {
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
