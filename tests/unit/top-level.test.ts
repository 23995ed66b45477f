import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const words = (text: string) => text.trim().split(/\s+/);

/** Files and packages that the specification names. */
const TOP_LEVEL = words(`package.json tsconfig.json extension site shared server tests README.md
  vite.site.config.ts vite.extension.config.ts`);
const PACKAGES = words(`react react-dom @crxjs/vite-plugin webextension-polyfill @types/chrome jszip
  @auth0/auth0-spa-js react-router-dom tailwindcss vite vitest puppeteer`);

/** Where each package is used: its import, and a later use of what was imported. */
const AT_WORK: readonly (readonly [name: string, path: string, work: RegExp])[] = [
  ['react', 'site/home/home-page.tsx', /^import \{[^}]*\buseState\b[^}]*\} from 'react';[^]*\buseState\(/m],
  [
    'react-dom',
    'site/app/hydrate-page.tsx',
    /^import \{[^}]*\bhydrateRoot\b[^}]*\} from 'react-dom\/client';[^]*\bhydrateRoot\(/m,
  ],
  ['@crxjs/vite-plugin', 'vite.extension.config.ts', /^import \{ crx\b.*'@crxjs\/vite-plugin';[^]*\bcrx\(/m],
  [
    'webextension-polyfill',
    'extension/background/save-download.ts',
    /^import browser.* from 'webextension-polyfill';[^]*\bbrowser\.downloads\./m,
  ],
  ['@types/chrome', 'extension/popup/snapshot.ts', /\bchrome\.tabs\.query\(/],
  [
    'jszip',
    'scripts/package-extension/packed-extension.ts',
    /^import JSZip from 'jszip';[^]*\b(?:new JSZip\(|JSZip\.loadAsync\()/m,
  ],
  [
    '@auth0/auth0-spa-js',
    'site/auth/auth-session.ts',
    /^import \{[^}]*\bcreateAuth0Client\b[^}]*\} from '@auth0\/auth0-spa-js';[^]*\bcreateAuth0Client\(/m,
  ],
  [
    'react-router-dom',
    'site/app/hydrate-page.tsx',
    /^import \{ BrowserRouter \} from 'react-router-dom';[^]*<BrowserRouter basename/m,
  ],
  ['tailwindcss', 'site/app/styles.css', /@import 'tailwindcss/],
  ['vite', 'vite.site.config.ts', /^import \{.*\bdefineConfig\b.* from 'vite';[^]*\bdefineConfig\(/m],
  ['vitest', 'vitest.config.ts', /^import \{ defineConfig \} from 'vitest\/config';[^]*\bdefineConfig\(/m],
  ['puppeteer', 'scripts/visitor/launch-browser.ts', /^import .*\bfrom 'puppeteer';[^]*\.launch\(/m],
];

/** Removed first, so that commented-out code does not count. */
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

describe('the project', () => {
  it('has the required files at its top level', { tags: ['top-level-extension-site-shared'] }, () => {
    expect(TOP_LEVEL.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('depends on every required package', { tags: ['named-packages-there-do-real'] }, () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    ) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const installed = { ...dependencies, ...devDependencies };
    expect(PACKAGES.filter((name) => !Object.hasOwn(installed, name))).toEqual([]);
  });

  it.each(AT_WORK)(
    'uses %s where it does its work',
    { tags: ['named-packages-there-do-real'] },
    (_name, path, work) => {
      expect(readFileSync(join(ROOT, path), 'utf8').replaceAll(COMMENT, '')).toMatch(work);
    },
  );

  it('says where every required package is used', () => {
    expect(AT_WORK.map(([name]) => name)).toEqual(PACKAGES);
  });
});
