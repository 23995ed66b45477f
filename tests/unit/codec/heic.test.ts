import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeHeic } from '#codec/decoders/heic.ts';

const WASM = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');
// No package of ours writes HEIC, and no photo is in the repository.
const FOLDER = join(import.meta.dirname, '../../../../shared/photos/formats');
const FILES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.heic')) : [];
const MISSING = FILES.length === 0 ? ' (skipped: the photos are not beside the repository)' : '';

describe.skipIf(MISSING)(`a HEIC${MISSING}`, () => {
  it.each(FILES)('is decoded after its size was allowed: %s', async (name) => {
    let asked = 0;
    const ask = ({ width, height }: { readonly width: number; readonly height: number }) => {
      asked = width * height;
    };
    const bytes = new Uint8Array(await readFile(join(FOLDER, name)));
    const { width, height, data } = await decodeHeic(bytes, { loadWasm: () => readFile(WASM), ask });
    expect(width * height).toBe(asked);
    expect(data.length).toBe(width * height * 4);
    expect(new Set(data).size).toBeGreaterThan(50);
  });
});
