import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import {
  packedFiles,
  type PackageFiles,
  sizeOf,
  storeFiles,
} from '../../../scripts/package-extension/packed-extension.ts';

const MANIFEST = {
  manifest_version: 3,
  key: 'AAAA',
  action: { default_popup: 'popup/index.html' },
  options_ui: { page: 'options/index.html' },
};
const BUILT = filesOf({
  'popup/index.html': '<script type="module" src="/assets/popup-1.js"></script>',
  'options/index.html': '<title>Options</title>',
  'panel/index.html': 'which nothing names',
  'manifest.json': JSON.stringify(MANIFEST),
  'assets/popup-1.js': 'import("./heic-2.js");scripting("/page/collect.js")',
  'assets/heic-2.js': '//# sourceMappingURL=nothing',
  'assets/heic-2.js.map': '{}',
  'assets/collect.ts-3.js': 'a copy that nothing names',
  'page/collect.js': '1',
  '_locales/en/messages.json': '{\n  "name": { "message": "Photos to folders" }\n}\n',
});

function filesOf(texts: Readonly<Record<string, string>>): PackageFiles {
  return new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}

describe('storeFiles', () => {
  const files = storeFiles(BUILT);

  it('takes what can be reached from the manifest, and nothing else', () => {
    expect([...files.keys()].toSorted()).toEqual([
      '_locales/en/messages.json',
      'assets/heic-2.js',
      'assets/popup-1.js',
      'manifest.json',
      'options/index.html',
      'page/collect.js',
      'popup/index.html',
    ]);
  });

  it('removes the key from the manifest', () => {
    const { key, ...kept } = MANIFEST;
    expect(key).toBeDefined();
    expect(JSON.parse(new TextDecoder().decode(files.get('manifest.json')))).toEqual(kept);
  });

  it('writes the texts without the spaces between them', () => {
    expect(new TextDecoder().decode(files.get('_locales/en/messages.json'))).toBe(
      '{"name":{"message":"Photos to folders"}}',
    );
  });

  it.each([
    [{}, 'no manifest'],
    [{ 'manifest.json': '{}' }, 'no key'],
  ])('rejects what isn’t a build of the extension: %j', (texts, reason) => {
    expect(() => storeFiles(filesOf(texts))).toThrow(reason);
  });
});

describe('packedFiles', () => {
  it('gives the same bytes whatever the order of the files', async () => {
    const reversed = new Map([...BUILT].toReversed());
    expect(await packedFiles(reversed)).toEqual(await packedFiles(BUILT));
  });

  it('has each file under its path, in order, at one fixed time, without folders', async () => {
    const entries = Object.values((await JSZip.loadAsync(await packedFiles(BUILT))).files);
    expect(entries.map(({ name }) => name)).toEqual([...BUILT.keys()].toSorted());
    expect(new Set(entries.map(({ date }) => date.getTime()))).toEqual(new Set([Date.UTC(1980, 0, 1)]));
    const held = await Promise.all(
      entries.map(async (entry) => [entry.name, await entry.async('uint8array')]),
    );
    expect(new Map(held as [string, Uint8Array][])).toEqual(BUILT);
  });
});

describe('sizeOf', () => {
  it('adds up what is unpacked', () => {
    expect(sizeOf(filesOf({ a: '123', b: '4567' }))).toBe(7);
  });
});
