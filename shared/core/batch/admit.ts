import type { Failure } from '../failure.ts';
import { MAX_PHOTO_BYTES, MAX_RAW_BYTES } from '../limits.ts';
import type { DetectedFormat } from '../photo-format.ts';
import { isRawFormat, type PhotoFormat } from '../photo-formats.ts';

export type Admission =
  | { readonly admitted: true; readonly format: PhotoFormat }
  | { readonly admitted: false; readonly failure: Failure };

/**
 * Decides by size and content, before anything is sent, whether a picked file is an accepted photo.
 *
 * @param detected the format by its first bytes
 * @param maxPhotoBytes the limit for files that aren't raw
 */
export function admit(
  file: { readonly sizeBytes: number },
  detected: DetectedFormat,
  maxPhotoBytes: number = MAX_PHOTO_BYTES,
): Admission {
  if (file.sizeBytes === 0) return refused({ code: 'photo-empty', details: {} });
  if (detected.kind === 'unknown') return refused({ code: 'photo-not-an-image', details: {} });
  if (detected.kind === 'unsupported') {
    return refused({ code: 'photo-format-unsupported', details: { format: detected.label } });
  }
  const maxBytes = isRawFormat(detected.format) ? MAX_RAW_BYTES : maxPhotoBytes;
  if (file.sizeBytes > maxBytes) {
    const details = { sizeBytes: file.sizeBytes, maxBytes };
    return refused({ code: 'photo-too-large', details });
  }
  return { admitted: true, format: detected.format };
}

function refused(failure: Failure): Admission {
  return { admitted: false, failure };
}
