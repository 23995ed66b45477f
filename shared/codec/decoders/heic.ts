// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types for a package have no import form
/// <reference path="../libheif.d.ts" />
import createLibheif, {
  type ContextHandle,
  type HeifFailure,
  type ImageHandle,
  type Libheif,
} from 'libheif-js/libheif-wasm/libheif.js';
import type { PictureFacts } from '#core/decoding/decoding-limits.ts';
import { AppError } from '#core/failure.ts';
import type { Raster } from './raster.ts';

/** Options for decoding a HEIC. */
export interface HeicReading {
  /** Fetches libheif's WebAssembly; called on first use, and again after a failure. */
  readonly loadWasm: () => Promise<ArrayBuffer | Uint8Array>;
  /** Called with the picture's size before decoding; may reject it. */
  readonly ask: (facts: PictureFacts) => Promise<void> | void;
}

/** Pixels in libheif's memory, four bytes each; freed after use. */
export interface HeicPixels {
  readonly width: number;
  readonly height: number;
  /** The number of bytes from one row to the next. */
  readonly stride: number;
  readonly data: Uint8Array;
  readonly hasAlpha: boolean;
}

let libheif: Promise<Libheif> | undefined;

/**
 * Decodes the primary picture of a HEIC or HEIF file with libheif, and applies the rotation and mirroring that the
 * file specifies (`irot`, `imir`). Import this file lazily and off the main thread: the first call compiles the
 * WebAssembly (1.4 MB) synchronously.
 *
 * @throws {AppError} `photo-unreadable`; any error of `ask` and `loadWasm`
 */
export function decodeHeic(bytes: Uint8Array, reading: HeicReading): Promise<Raster> {
  return withHeicPixels(bytes, reading, ({ width, height, stride, data }) => {
    const own = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y += 1) {
      own.set(data.subarray(y * stride, y * stride + width * 4), y * width * 4);
    }
    return { width, height, data: own };
  });
}

/**
 * Decodes like {@link decodeHeic}, without copying all pixels.
 *
 * libheif's own interface prints errors in a file to the console, so its lower-level functions are called instead.
 */
export async function withHeicPixels<Value>(
  bytes: Uint8Array,
  { loadWasm, ask }: HeicReading,
  use: (pixels: HeicPixels) => Value,
): Promise<Value> {
  libheif ??= loadWasm().then((wasmBinary) =>
    createLibheif({ wasmBinary, print: () => {}, printErr: () => {} }),
  );
  libheif.catch(() => (libheif = undefined));
  const heif = await libheif;
  const context = heif.heif_context_alloc();
  if (!context) throw unreadable();
  let handle: ImageHandle | undefined;
  try {
    handle = primaryImage(heif, context, bytes);
    const width = heif.heif_image_handle_get_width(handle);
    const height = heif.heif_image_handle_get_height(handle);
    // Doesn't query the bit depth: after that call, libheif 1.23 decodes nothing.
    await ask({ width, height, held: 'whole', isDeep: false });
    const decoded = await heif.heif_js_decode_image2(
      handle,
      heif.heif_colorspace.heif_colorspace_RGB,
      heif.heif_chroma.heif_chroma_interleaved_RGBA,
    );
    if (isFailure(decoded)) throw unreadable(decoded);
    try {
      const pixels = decoded.channels.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved);
      if (!pixels) throw unreadable();
      return use({ ...pixels, hasAlpha: heif.heif_image_handle_has_alpha_channel(handle) !== 0 });
    } finally {
      heif.heif_image_release(decoded.image);
    }
  } finally {
    if (handle) heif.heif_image_handle_release(handle);
    heif.heif_context_free(context);
  }
}

function primaryImage(heif: Libheif, context: ContextHandle, bytes: Uint8Array): ImageHandle {
  const read = heif.heif_context_read_from_memory(context, bytes);
  if (read.code !== heif.heif_error_code.heif_error_Ok) throw unreadable(read);
  const ids = heif.heif_js_context_get_list_of_top_level_image_IDs(context);
  if (!Array.isArray(ids)) throw unreadable(ids);
  let first: ImageHandle | undefined;
  for (const id of ids) {
    const handle = heif.heif_js_context_get_image_handle(context, id);
    if (isFailure(handle)) continue;
    if (heif.heif_image_handle_is_primary_image(handle)) {
      if (first) heif.heif_image_handle_release(first);
      return handle;
    }
    if (first) heif.heif_image_handle_release(handle);
    else first = handle;
  }
  if (!first) throw unreadable();
  return first;
}

function isFailure(value: object | null): value is HeifFailure | null {
  return value === null || 'code' in value;
}

function unreadable(cause?: unknown): AppError {
  return new AppError({ code: 'photo-unreadable', details: { format: 'heic' } }, { cause });
}
