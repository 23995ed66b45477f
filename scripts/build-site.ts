import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { LANGUAGES } from '#messages/language.ts';
import { inlineMessages } from './build-site/inline-messages.ts';
import { markWords } from './build-site/mark-words.ts';
import { type BuiltFiles, SpokenScripts } from './build-site/spoken-scripts.ts';
import { withWords } from './build-site/word-mark.ts';
import { wordsOf } from './build-site/words-of.ts';
import { bundledScript } from './bundling/bundled-script.ts';
import type * as Renderer from './prerender/render-site.ts';
import { siteBuildOf } from './prerender/site-build.ts';

const PROJECT = join(import.meta.dirname, '..');
const SITE = join(PROJECT, 'dist/site');
/** Inside the project, so that the renderer finds React in node_modules. */
const RENDERERS = join(PROJECT, '.cache/prerender');
/** What the build writes only for itself. */
const INTERNAL = new Set(['index.html', '.vite/manifest.json']);

/**
 * Builds the site into `dist/site`, except for the engine's files and the compressed copies. One build has marks in
 * place of all texts; then each language gets the scripts that have texts, or refer to such scripts, and its pages.
 */
export async function buildSite(): Promise<void> {
  // Set before React is loaded, so that the markup is that of the production build.
  process.env['NODE_ENV'] = 'production';
  const [files, renderer, serviceWorker] = await Promise.all([
    builtFiles(),
    builtRenderer(),
    bundledScript(join(PROJECT, 'site/app/service-worker.js')),
  ]);
  const textOf = (path: string) => String(files.get(path) ?? '');
  clear();
  cpSync(join(PROJECT, 'site/public'), SITE, { recursive: true });
  const scripts = new SpokenScripts(files);
  for (const [path, content] of files)
    if (scripts.isShared(path) && !INTERNAL.has(path)) write(SITE, path, content);

  const records = readFileSync(join(PROJECT, 'site/app/pages.ts'), 'utf8');
  const staticOrigin = process.env['SITE_ORIGIN']?.replace(/\/$/, '');
  try {
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      const spoken = scripts.in(words);
      for (const [path, content] of spoken.files) write(SITE, path, content);
      write(RENDERERS, `${language}.js`, withWords(renderer, words));
      const { renderSite } = (await import(
        pathToFileURL(join(RENDERERS, `${language}.js`)).href
      )) as typeof Renderer;
      const [html, manifest] = [...INTERNAL].map((path) => spoken.renamed(textOf(path)));
      const built = siteBuildOf(html ?? '', manifest ?? '', records, SITE);
      await renderSite({ folder: SITE, build: built, serviceWorker, staticOrigin });
    }
  } finally {
    rmSync(RENDERERS, { recursive: true, force: true });
  }
}

/** Returns the site's files, with marks in place of the words. */
async function builtFiles(): Promise<BuiltFiles> {
  const output = await build({
    configFile: join(PROJECT, 'vite.site.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  });
  return new Map(onlyOutput(output).map((file) => [file.fileName, contentOf(file)]));
}

/** Returns `render-site.ts` with the pages as one module, with marks in place of the words. */
async function builtRenderer(): Promise<string> {
  const output = await build({
    configFile: false,
    root: PROJECT,
    logLevel: 'warn',
    plugins: [inlineMessages(), markWords(), react()],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: {
        input: join(PROJECT, 'scripts/prerender/render-site.ts'),
        external: /^[^.#/\0]/,
        output: { codeSplitting: false },
      },
    },
  });
  const [module, ...others] = onlyOutput(output).filter(({ type }) => type === 'chunk');
  if (!module || others.length > 0) throw new Error('The renderer would become more than one module.');
  return String(contentOf(module));
}

function onlyOutput(output: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  if (!('output' in output)) throw new Error('The build has more than one output.');
  return output.output;
}

function contentOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

/** Removes everything except the engine's files, which are another part of the build. */
function clear(): void {
  mkdirSync(SITE, { recursive: true });
  for (const name of readdirSync(SITE)) if (name !== 'engine') rmSync(join(SITE, name), { recursive: true });
}

function write(folder: string, path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
