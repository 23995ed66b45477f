import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NIGHTLY } from '../nightly.ts';
import { siteFixture } from './site/support/site-fixture.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** Each build with packages that it certainly contains, by the beginning of their license entries. */
const BUILDS = [
  ['site', ['react', 'react-dom', 'react-router', '@auth0/auth0-spa-js', 'dpop', 'browser-tabs-lock']],
  ['extension', ['react', 'react-dom', 'webextension-polyfill', 'oauth4webapi']],
] as const;
const IN_BOTH = [
  'libheif-js',
  'utif2',
  'pako',
  'zod',
  'idb',
  'lucide-react',
  'tailwindcss',
  '@fontsource-variable/schibsted-grotesk',
  '@fontsource-variable/jetbrains-mono',
];

/** The licenses by package name. */
function licensesIn(text: string): Map<string, string> {
  const [, ...parts] = text.split(/^={80}\n(?=\S+ \S+ \(.+\)\n)/m);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' ')), part]));
}

const fixture = siteFixture();

describe.each(BUILDS)('the licenses in the built %s', (build, own) => {
  const text = readFileSync(join(DIST, build, 'licenses.txt'), 'utf8');
  const licenses = licensesIn(text);

  it('list all third-party content in it, and our own', () => {
    expect([...own, ...IN_BOTH].filter((name) => !licenses.has(name))).toEqual([]);
    expect(text).toMatch(/^MIT License/);
  });

  it('list nothing that only the server, the command line or the tests use', () => {
    const others = [
      'hono',
      'sharp',
      'kysely',
      'pg',
      'stripe',
      'bmp-ts',
      'jszip',
      'vitest',
      'puppeteer',
      'libsql',
    ];
    expect(others.filter((name) => licenses.has(name))).toEqual([]);
  });

  it.each([
    ['libheif-js', 'GNU LESSER GENERAL PUBLIC LICENSE', 'Combined Works'],
    ['libheif-js', 'GNU GENERAL PUBLIC LICENSE', 'TERMS AND CONDITIONS'],
    ['@fontsource-variable/schibsted-grotesk', 'SIL OPEN FONT LICENSE', 'Schibsted-Grotesk Project Authors'],
    ['@fontsource-variable/jetbrains-mono', 'SIL OPEN FONT LICENSE', 'JetBrains Mono Project Authors'],
    ['react', 'Permission is hereby granted, free of charge', 'Meta Platforms'],
    ['react-remove-scroll-bar', 'Permission is hereby granted, free of charge', 'Anton Korzunov'],
  ])('have the full text for %s', (name, ...words) => {
    for (const word of words) expect(licenses.get(name)).toContain(word);
  });

  it('have a text, a version and a source for each', () => {
    const poor = [...licenses].filter(
      ([, part]) => part.length < 600 || !/^\S+ \d+\.\d+\S* \([\w.() -]+\)\nhttps:\/\/\S+\n/.test(part),
    );
    expect(poor.map(([name]) => name)).toEqual([]);
  });

  it('cover every copied font and WebAssembly file', () => {
    const assets = readdirSync(join(DIST, build, 'assets'));
    const families = new Set(
      assets.filter((file) => file.endsWith('.woff2')).map((file) => file.replace(/-latin.*/, '')),
    );
    expect([...families].toSorted()).toEqual(['jetbrains-mono', 'schibsted-grotesk']);
    const modules = assets
      .filter((file) => file.endsWith('.wasm'))
      .map((file) => file.replace(/-[^-]*$/, ''));
    expect(new Set(modules)).toEqual(new Set(['libheif', 'jxl_dec']));
  });
});

describe.each([
  ['server', ['hono', 'sharp', 'kysely', 'pg', 'stripe', 'libsql', 'jose', 'zod'], ['react', 'bmp-ts']],
  ['cli', ['sharp', 'webdav', 'libheif-js', 'bmp-ts', 'ignore'], ['react', 'hono', 'kysely']],
] as const)('the licenses of the built %s', (build, loaded, others) => {
  const licenses = licensesIn(readFileSync(join(DIST, build, 'LICENSES.txt'), 'utf8'));

  it('list what it loads from node_modules, and nothing else', () => {
    expect(loaded.filter((name) => !licenses.has(name))).toEqual([]);
    expect([...others, 'vitest', 'puppeteer'].filter((name) => licenses.has(name))).toEqual([]);
  });

  it('list what those packages load, including this system’s native library', () => {
    const native = [...licenses.keys()].filter((name) => name.startsWith('@img/sharp'));
    expect(native.length).toBeGreaterThan(0);
    for (const name of native) expect(licenses.get(name)?.length).toBeGreaterThan(600);
  });
});

it('the licenses of the command line include the attribution of the places', () => {
  const licenses = licensesIn(readFileSync(join(DIST, 'cli/LICENSES.txt'), 'utf8'));
  expect(licenses.get('GeoNames')).toContain('Creative Commons Attribution 4.0');
});

it('the extension’s licenses include the text for webextension-polyfill', () => {
  const licenses = licensesIn(readFileSync(join(DIST, 'extension/licenses.txt'), 'utf8'));
  expect(licenses.get('webextension-polyfill')).toContain('Mozilla Public License');
});

it('the site’s licenses are one click away from its terms', NIGHTLY, async () => {
  const visitor = await fixture.arrive();
  await visitor.open('/terms');
  const link = await visitor.find('::-p-aria([name="The licenses of what is in the site"][role="link"])');
  await link.click();
  await visitor.waitFor(
    (words) => words.every((word) => document.body.innerText.includes(word)),
    ['libheif-js', 'GNU LESSER GENERAL PUBLIC LICENSE'],
  );
});
