import { isFilm } from '../companions/file-kinds.ts';
import type { Failure } from '../failure.ts';
import { MAX_PHOTO_BYTES, MAX_RAW_BYTES } from '../limits.ts';
import type { DetectedFormat } from '../photo-format.ts';
import { isRawFormat, type MediaFormat } from '../photo-formats.ts';

export type Admission =
  /** Without a format, it is a film by its name whose content nobody knows. */
  | { readonly admitted: true; readonly format: MediaFormat | undefined }
  | { readonly admitted: false; readonly failure: Failure };

/**
 * Decides by size and content, before anything is sent, whether a picked file is an accepted photo. Films come along
 * whatever is in them.
 *
 * @param detected the format by its first bytes
 * @param maxPhotoBytes the limit for files that are neither raw nor films, of which only parts are read
 */
export function admit(
  file: { readonly name: string; readonly sizeBytes: number },
  detected: DetectedFormat,
  maxPhotoBytes: number = MAX_PHOTO_BYTES,
): Admission {
  if (detected.kind === 'film') return { admitted: true, format: detected.format };
  if (detected.kind !== 'photo' && isFilm(file.name)) return { admitted: true, format: undefined };
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
