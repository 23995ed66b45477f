import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const words = (text: string) => text.trim().split(/\s+/);

/** What was asked for by name. */
const TOP_LEVEL = words(`package.json tsconfig.json extension site shared server tests README.md
  vite.site.config.ts vite.extension.config.ts`);
const PACKAGES = words(`react react-dom @crxjs/vite-plugin webextension-polyfill @types/chrome jszip
  @auth0/auth0-spa-js react-router-dom tailwindcss vite vitest puppeteer`);

describe('the project', () => {
  it('has what was named at its top level', () => {
    expect(TOP_LEVEL.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('depends on every package that was named', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    ) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const installed = { ...dependencies, ...devDependencies };
    expect(PACKAGES.filter((name) => !Object.hasOwn(installed, name))).toEqual([]);
  });
});
