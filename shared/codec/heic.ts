// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types for a package have no import form
/// <reference path="./libheif-bundle.d.ts" />
import createLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { AppError } from '#core/failure.ts';
import { assertPixels } from './picture-size.ts';
import type { Raster } from './raster.ts';

let libheif: ReturnType<typeof createLibheif> | undefined;

/**
 * Decodes the primary picture of a HEIC or HEIF file with libheif (WASM, 1.4 MB: import this file on need).
 * Rotation and mirroring that the file asks for (`irot`, `imir`) are applied.
 *
 * @throws {AppError} `photo-unreadable`, `photo-too-many-pixels`
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Raster> {
  libheif ??= createLibheif();
  const images = new libheif.HeifDecoder().decode(bytes);
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
