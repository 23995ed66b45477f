// oxlint-disable-next-line typescript/triple-slash-reference -- ambient types for a package have no import form
/// <reference path="../jsquash-jxl.d.ts" />
import createDecoder, { type JxlDecoder } from '@jsquash/jxl/codec/dec/jxl_dec.js';
import type { PictureFacts } from '#core/decoding/decoding-limits.ts';
import { AppError } from '#core/failure.ts';
import { HEADER_BYTES } from '../picture-size.ts';
import { jxlSize } from '../jxl-size.ts';
import type { Raster } from './raster.ts';

/** Options for decoding a JPEG XL. */
export interface JxlReading {
  /** Fetches libjxl's WebAssembly; called on first use, and again after a failure. */
  readonly loadWasm: () => Promise<ArrayBuffer | Uint8Array>;
  /** Called with the picture's size before decoding; may reject it. */
  readonly ask: (facts: PictureFacts) => Promise<void> | void;
}

let libjxl: Promise<JxlDecoder> | undefined;

/**
 * Decodes the first frame of a JPEG XL with libjxl, upright, with colors converted to sRGB. Import this file lazily and off the
 * main thread: the first call compiles the WebAssembly (0.8 MB).
 *
 * @throws {AppError} `photo-unreadable`, also if the size isn't in the first bytes; any error of `ask` and `loadWasm`
 */
export async function decodeJxl(bytes: Uint8Array, { loadWasm, ask }: JxlReading): Promise<Raster> {
  const size = jxlSize(bytes.subarray(0, HEADER_BYTES));
  if (!size) throw unreadable();
  const { width, height } = size;
  libjxl ??= loadWasm().then((wasmBinary) =>
    createDecoder({ wasmBinary, noInitialRun: true, print: () => {}, printErr: () => {} }),
  );
  libjxl.catch(() => (libjxl = undefined));
  const decoder = await libjxl;
  await ask({ width, height, held: 'floats' });
  const decoded = decode(decoder, bytes);
  return { width: decoded.width, height: decoded.height, data: decoded.data };
}

function decode(decoder: JxlDecoder, bytes: Uint8Array) {
  try {
    const decoded = decoder.decode(bytes);
    if (decoded) return decoded;
  } catch (cause) {
    // An instance that ran out of memory can't be used again.
    libjxl = undefined;
    throw unreadable(cause);
  }
  throw unreadable();
}

function unreadable(cause?: unknown): AppError {
  return new AppError({ code: 'photo-unreadable', details: { format: 'jxl' } }, { cause });
}
