import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '#messages/language.ts';
import type { Part, PartName } from './part.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** What contains the licenses of bundled packages. */
const LICENSES = ['LICENSE', 'scripts/bundled-licenses', 'scripts/bundled-licenses.ts'] as const;

const COPIED_ENGINE = 'scripts/copy-engine.ts';
const TEXTS = ['messages', 'page'] as const;

/** A file that only the part `copies` writes. */
const isCopy = (path: string) => /\.(?:br|gz)$|^dist\/site\/engine\/(?:people\/)?[\da-f]{16}\//.test(path);
const isOfEngine = (path: string) => path.startsWith('dist/site/engine/');

/** What `npm run build` builds. Each part's code is loaded only if the part isn't current. */
export const PARTS: Readonly<Record<PartName, Part>> = {
  messages: {
    inputs: [
      ...LANGUAGES.map((language) => `shared/messages/${language}`),
      'shared/messages/language.ts',
      'scripts/build-messages',
    ],
    outputs: ['shared/messages/compiled', 'extension/_locales'],
    build: async () => (await import('../build-messages/build.ts')).buildMessages(),
  },
  page: {
    inputs: ['shared/page', 'shared/core', 'scripts/build-page.ts'],
    outputs: ['shared/core/lists/compiled'],
    build: async () => (await import('../build-page.ts')).buildPage(),
  },
  models: {
    inputs: ['models', 'shared/engine', 'shared/core', 'scripts/build-models', 'scripts/build-models.ts'],
    outputs: ['dist/models'],
    // A separate process, so that it and Vite each have a core.
    build: () => runScript('scripts/build-models.ts'),
  },
  site: {
    inputs: [
      ...LICENSES,
      'site',
      'shared',
      'server',
      'vite.site.config.ts',
      'scripts/build-site',
      'scripts/build-site.ts',
      'scripts/build-messages',
      'scripts/prerender',
    ],
    needs: TEXTS,
    variables: ['SITE_ORIGIN', 'VITE_'],
    outputs: ['dist/site'],
    owns: (path) => !isCopy(path) && !isOfEngine(path),
    build: async () => (await import('../build-site.ts')).buildSite(),
  },
  engine: {
    inputs: [COPIED_ENGINE],
    needs: ['models'],
    outputs: ['dist/site/engine'],
    owns: (path) => !isCopy(path),
    build: async () => {
      const { describeEngine } = await import('../copy-engine.ts');
      describeEngine(join(PROJECT, 'dist/models'), join(PROJECT, 'dist/site/engine'));
    },
  },
  copies: {
    inputs: [COPIED_ENGINE, 'scripts/copy-site.ts'],
    needs: ['site', 'engine'],
    outputs: ['dist/site'],
    owns: isCopy,
    build: async () => (await import('../copy-site.ts')).copySite(),
  },
  server: {
    inputs: [...LICENSES, 'server', 'shared', 'vite.server.config.ts'],
    needs: TEXTS,
    outputs: ['dist/server'],
    build: () => runVite('vite.server.config.ts'),
  },
  cli: {
    inputs: [...LICENSES, 'cli', 'server', 'shared', 'vite.cli.config.ts'],
    needs: TEXTS,
    outputs: ['dist/cli'],
    build: () => runVite('vite.cli.config.ts'),
  },
  extension: {
    inputs: [...LICENSES, COPIED_ENGINE, 'extension', 'shared', 'vite.extension.config.ts'],
    needs: [...TEXTS, 'models'],
    variables: ['VITE_'],
    outputs: ['dist/extension'],
    build: () => runVite('vite.extension.config.ts'),
  },
  check: {
    inputs: [],
    needs: ['site', 'server', 'cli', 'extension'],
    build: async () => (await import('../check-built.ts')).checkBuilt(),
  },
};

async function runVite(configFile: string): Promise<void> {
  const { build } = await import('vite');
  await build({ configFile: join(PROJECT, configFile), logLevel: 'warn' });
}

async function runScript(path: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', path], { cwd: PROJECT });
}
