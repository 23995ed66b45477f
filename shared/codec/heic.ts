// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types for a package have no import form
/// <reference path="./libheif.d.ts" />
import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import { AppError } from '#core/failure.ts';
import { assertPixels } from './picture-size.ts';
import type { Raster } from './raster.ts';

let libheif: Promise<ReturnType<typeof createLibheif>> | undefined;

/**
 * Decodes the primary picture of a HEIC or HEIF file with libheif, and applies the rotation and mirroring
 * that the file asks for (`irot`, `imir`). Import this file lazily and off the main thread: the first call
 * compiles the WebAssembly (1.4 MB) synchronously.
 *
 * @param loadWasm fetches libheif's WebAssembly; called on the first call, and again if it failed
 * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`; any error of `loadWasm`
 */
export async function decodeHeic(
  bytes: Uint8Array,
  loadWasm: () => Promise<ArrayBuffer | Uint8Array>,
): Promise<Raster> {
  libheif ??= loadWasm().then((wasmBinary) => createLibheif({ wasmBinary }));
  libheif.catch(() => (libheif = undefined));
  const images = new (await libheif).HeifDecoder().decode(bytes);
  try {
    const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
    if (!image) throw unreadable();
    const width = image.get_width();
    const height = image.get_height();
    assertPixels(width, height);
    const data = new Uint8ClampedArray(width * height * 4);
    return await new Promise((resolve, reject) => {
      image.display({ data, width, height }, (result) =>
        result ? resolve({ width, height, data: result.data }) : reject(unreadable()),
      );
    });
  } finally {
    for (const image of images) image.free();
  }
}

function unreadable(): AppError {
  return new AppError({ code: 'photo-unreadable', details: { format: 'heic' } });
}
