import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import packageJson from '../../../../package.json' with { type: 'json' };
import { packageFiles } from '../../../../scripts/package-npm/package-files.ts';
import { runTimePackages } from '../../../../scripts/package-npm/run-time-packages.ts';
import { type LockFile, shrinkwrapOf } from '../../../../scripts/package-npm/shrinkwrap.ts';
import { sharedEngineFiles } from '#server/pages/engine-files.ts';

/** A folder with these files, removed after the test. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('the packages that built files load', () => {
  const packagesOf = (source: string) =>
    runTimePackages(new Map([['main.js', source]]), new Set(['@a/b', 'sharp']));

  it('are imported in any way, by name and once each', () => {
    expect(
      packagesOf(`
        import sharp from 'sharp';
        import { z } from 'zod/mini';
        export { x } from '@hono/node-server/conninfo';
        const later = () => import('webdav');
        const path = createRequire(import.meta.url).resolve('@a/b/file.wasm');
        import 'sharp';
      `),
    ).toEqual(['@a/b', '@hono/node-server', 'sharp', 'webdav', 'zod']);
  });

  it('exclude our own files, Node’s modules, and what only sources need', () => {
    expect(
      packagesOf(`
        import { join } from 'node:path';
        import fs from 'fs';
        import { t } from './words.js';
        const tsx = import.meta.resolve('tsx/esm/api');
        const settled = new Promise((resolve) => resolve('too long'));
      `),
    ).toEqual([]);
  });
});

describe('the shrinkwrap', () => {
  const lock: LockFile = {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', dependencies: { c: '2' }, optionalDependencies: { gone: '1' } },
      'node_modules/a/node_modules/c': { version: '2.0.0', dependencies: { b: '1' } },
      'node_modules/b': { version: '1.1.0' },
      'node_modules/c': { version: '3.0.0' },
      'node_modules/unused': { version: '9.0.0' },
    },
  };
  const root = (dependencies: Record<string, string>) => ({ name: 'x', version: '1.0.0', dependencies });

  it('has what is needed, from where Node would load it, and nothing else', () => {
    const { packages } = shrinkwrapOf(lock, root({ a: '1.0.0' }));
    expect(Object.keys(packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/c',
      'node_modules/b',
    ]);
    expect(packages['']).toEqual(root({ a: '1.0.0' }));
  });

  it('is not made if a package is not locked', () => {
    expect(() => shrinkwrapOf(lock, root({ z: '1.0.0' }))).toThrow('package-lock.json has no z for x.');
  });

  it('has no package of the site or of the tests', () => {
    const own = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../../package-lock.json'), 'utf8'),
    ) as LockFile;
    const { sharp, webdav } = packageJson.dependencies;
    const { packages } = shrinkwrapOf(own, root({ sharp, webdav }));
    expect(packages).toHaveProperty(['node_modules/sharp']);
    expect(Object.keys(packages).filter((path) => /react|vite|puppeteer/.test(path))).toEqual([]);
  });
});

it('packs each file once: no source map, no second copy, no engine file of dist/models, and no LiteRT', () => {
  const paths = [
    'dist/cli/main.js',
    'dist/models/anchors.bin',
    'dist/server/node.js',
    'dist/site/engine/manifest.json',
    'dist/site/engine/people/manifest.json',
    'dist/site/icon.png',
    'dist/site/index.html.br',
  ];
  const others = [
    'dist/cli/main.js.map',
    'dist/models/litert_wasm_compat_internal.wasm',
    'dist/site/index.html',
    'dist/site/index.html.gz',
    'dist/site/engine/1a/anchors.bin',
    'dist/site/engine/people/1a/face-finder.tflite',
    'dist/extension/a.js',
  ];
  const folder = folderOf(Object.fromEntries([...paths, ...others].map((path) => [path, ''])));
  expect(packageFiles(folder)).toEqual(paths);
});

describe('the engine’s files of a site', () => {
  const manifestOf = (...names: string[]) =>
    JSON.stringify({ version: '1a', files: Object.fromEntries(names.map((name) => [name, {}])) });
  const site = {
    'site/engine/manifest.json': manifestOf('anchors.bin', 'litert_wasm_compat_internal.wasm'),
    'site/engine/people/manifest.json': manifestOf('face-finder.tflite'),
    'models/anchors.bin': '',
    'models/people/face-finder.tflite': '',
  };

  it('come from dist/models and from LiteRT’s own package if the site has none', () => {
    const folder = folderOf(site);
    const files = sharedEngineFiles(join(folder, 'site'));
    const runtime = files.get('/engine/1a/litert_wasm_compat_internal.wasm') ?? '';
    expect(Object.fromEntries(files)).toEqual({
      '/engine/1a/anchors.bin': join(folder, 'models/anchors.bin'),
      '/engine/1a/litert_wasm_compat_internal.wasm': runtime,
      '/engine/people/1a/face-finder.tflite': join(folder, 'models/people/face-finder.tflite'),
    });
    expect(statSync(runtime).size).toBeGreaterThan(1_000_000);
  });

  it('are the site’s own if it has them', () => {
    const whole = folderOf({
      ...site,
      'site/engine/1a/anchors.bin': '',
      'site/engine/people/1a/face-finder.tflite': '',
    });
    expect(sharedEngineFiles(join(whole, 'site'))).toEqual(new Map());
  });

  it('are empty for a site without an engine', () => {
    const folder = folderOf({ 'site/index.html': '', 'models/anchors.bin': '' });
    expect(sharedEngineFiles(join(folder, 'site'))).toEqual(new Map());
  });
});
