import type { Failure } from './failure.ts';
import { MAX_PHOTO_BYTES, MAX_RAW_BYTES } from './limits.ts';
import { detectFormat } from './photo-format.ts';
import { isRawFormat, type PhotoFormat } from './photo-formats.ts';

export type Admission =
  | { readonly admitted: true; readonly format: PhotoFormat }
  | { readonly admitted: false; readonly failure: Failure };

/**
 * Decides by size and content, before anything is sent, whether a picked file is an accepted photo.
 *
 * @param head the first bytes of the file; see `SNIFF_BYTES`
 */
export function admit(
  file: { readonly name: string; readonly sizeBytes: number },
  head: Uint8Array,
): Admission {
  if (file.sizeBytes === 0) return refused({ code: 'photo-empty', details: {} });
  const detected = detectFormat(head, file.name);
  if (detected.kind === 'unknown') return refused({ code: 'photo-not-an-image', details: {} });
  if (detected.kind === 'unsupported') {
    return refused({ code: 'photo-format-unsupported', details: { format: detected.label } });
  }
  const maxBytes = isRawFormat(detected.format) ? MAX_RAW_BYTES : MAX_PHOTO_BYTES;
  if (file.sizeBytes > maxBytes) {
    const details = { sizeBytes: file.sizeBytes, maxBytes };
    return refused({ code: 'photo-too-large', details });
  }
  return { admitted: true, format: detected.format };
}

function refused(failure: Failure): Admission {
  return { admitted: false, failure };
}
