/** @module-tag nightly */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANS } from '#core/accounts/plan.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { launchBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { sha256 } from '../site/support/opened-archive.ts';
import { waitFor } from '../../../scripts/visitor/patient-page.ts';

/** 1 MB is 1024 × 1024 bytes, as everywhere in the product. */
const MB = 1024 * 1024;
/**
 * Maximum size of the unpacked extension without the engine: all decoders, 0.2 MB of them for videos, 0.7 MB of
 * places, 0.5 MB for sending to storage, and the texts of five languages.
 */
const MAX_UNPACKED_BYTES = 6.8 * MB;
/** Maximum size of the engine with the networks for faces, unpacked, and of the package with it, which is what users download. */
const MAX_ENGINE_BYTES = 46 * MB;
const MAX_PACKAGE_BYTES = 28.5 * MB;

/** Code generated from strings. One library contains it, and our pages' Content Security Policy blocks it. */
const CODE_FROM_TEXT = /(?<![\w$.])(?:eval|Function)\([^)]*\)/g;
const KNOWN_CODE_FROM_TEXT = [
  // Zod's check whether it is allowed; otherwise zod does not generate code.
  /^Function\(``\)$/,
];

let folder: string;
let zips: Buffer[];
let unpacked: Map<string, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'where-my-pix-package-'));
  // In two time zones, one after the other.
  const made = [await packageInto('one', 'UTC'), await packageInto('two', 'Asia/Tokyo')];
  zips = await Promise.all(made.map((path) => readFile(path)));
  const entries = Object.values((await JSZip.loadAsync(zips[0] ?? '')).files);
  unpacked = new Map(
    await Promise.all(
      entries.map(async (entry): Promise<[string, Buffer]> => [entry.name, await entry.async('nodebuffer')]),
    ),
  );
});
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

async function packageInto(name: string, timeZone: string): Promise<string> {
  const out = join(folder, name);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/package-extension.ts', out], {
    env: { ...process.env, TZ: timeZone },
  });
  const [zip = ''] = await readdir(out);
  return join(out, zip);
}

const textsOf = (extension: string) =>
  [...unpacked].filter(([path]) => path.endsWith(extension)).map(([, bytes]) => bytes.toString());
const manifest = () => JSON.parse(unpacked.get('manifest.json')?.toString() ?? '') as Record<string, unknown>;

describe('npm run package:extension', () => {
  it('writes the same bytes each time, under the name and version', async () => {
    expect(await readdir(join(folder, 'one'))).toEqual([`where-my-pix-${packageJson.version}.zip`]);
    const [one, two] = zips.map(sha256);
    expect(one).toBe(two);
  });

  it('has a manifest that the store accepts', () => {
    expect(manifest()).toMatchObject({ manifest_version: 3, version: packageJson.version });
    expect(manifest()).not.toHaveProperty('key');
    expect(manifest()).not.toHaveProperty('host_permissions');
    expect(manifest()).not.toHaveProperty('web_accessible_resources');
  });

  it('requests no permission that STORE.md does not justify', async () => {
    const store = await readFile('extension/STORE.md', 'utf8');
    const permissions = manifest()['permissions'] as string[];
    expect(permissions.filter((permission) => !store.includes(`| \`${permission}\``))).toEqual([]);
    expect(manifest()['optional_host_permissions']).toEqual(['http://*/*', 'https://*/*']);
    expect(store).toContain(`${PLANS.free.photosPerMonth} photos a month are free`);
  });

  it('keeps name and summary within the store’s limits in every language', () => {
    const languages = [...unpacked.keys()].filter((path) => path.startsWith('_locales/'));
    expect(languages).toHaveLength(5);
    for (const path of languages) {
      const messages = JSON.parse(unpacked.get(path)?.toString() ?? '') as Record<
        string,
        { message: string }
      >;
      const [name, summary] = ['extension_name', 'extension_description'].map(
        (key) => messages[key]?.message ?? '',
      );
      expect(name?.length).toBeLessThanOrEqual(75);
      expect(summary?.length).toBeLessThanOrEqual(132);
    }
  });

  it('loads every script from the package', () => {
    for (const html of textsOf('.html')) {
      for (const [, attributes = '', inline = ''] of html.matchAll(/<script([^>]*)>([^<]*)/g)) {
        expect(attributes).toMatch(/ src="\/[^/"]+[^"]*"/);
        expect(inline.trim()).toBe('');
      }
    }
    for (const js of textsOf('.js')) {
      expect(js).not.toMatch(/(?:import|importScripts|Worker|addModule)\(\s*["'`]https?:/);
      expect(js).not.toMatch(/\bfrom\s*["'`]https?:/);
    }
    expect(JSON.stringify(manifest()['content_security_policy'])).toContain(
      `script-src 'self' 'wasm-unsafe-eval';`,
    );
  });

  it('creates no code from text, except in one library that never calls it', () => {
    const found = textsOf('.js').flatMap((js) => js.match(CODE_FROM_TEXT) ?? []);
    expect(found.filter((text) => !KNOWN_CODE_FROM_TEXT.some((known) => known.test(text)))).toEqual([]);
  });

  it('includes the licenses of its contents', () => {
    expect(unpacked.get('licenses.txt')?.toString()).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  });

  it('has no source maps, and takes at most 6.8 MB on disk without its engine, and 28.5 MB to download', () => {
    expect([...unpacked.keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
    for (const text of [...textsOf('.js'), ...textsOf('.css')])
      expect(text).not.toContain('sourceMappingURL');
    const files = [...unpacked].map(([path, { length }]) => ({
      isEngine: path.startsWith('engine/'),
      length,
    }));
    const bytesOf = (isEngine: boolean) =>
      files.filter((file) => file.isEngine === isEngine).reduce((sum, { length }) => sum + length, 0);
    expect(bytesOf(false)).toBeLessThanOrEqual(MAX_UNPACKED_BYTES);
    expect(bytesOf(true)).toBeLessThanOrEqual(MAX_ENGINE_BYTES);
    expect(zips[0]?.length).toBeLessThanOrEqual(MAX_PACKAGE_BYTES);
  });

  it(
    'loads in the browser, each of its pages without an error',
    { tags: ['chrome-manifest-v3-extension'] },
    async () => {
      const loaded = join(folder, 'unpacked');
      for (const [path, bytes] of unpacked) {
        await mkdir(dirname(join(loaded, path)), { recursive: true });
        await writeFile(join(loaded, path), bytes);
      }
      const browser = await launchBrowser({ enableExtensions: true, pipe: true });
      try {
        const id = await browser.installExtension(loaded);
        const complaints: string[] = [];
        for (const path of ['popup/index.html', 'sidepanel/index.html', 'options/index.html']) {
          const page = await browser.newPage();
          page.on('pageerror', (error) => complaints.push(`${path}: ${String(error)}`));
          page.on('requestfailed', (request) =>
            complaints.push(`${path}: ${request.url()} ${request.failure()?.errorText}`),
          );
          await page.goto(`chrome-extension://${id}/${path}`, { waitUntil: 'load' });
          await waitFor(page, () => (document.getElementById('root')?.innerText ?? '') !== '');
        }
        expect(complaints).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );
});
