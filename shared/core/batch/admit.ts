import type { Failure } from '../failure.ts';
import { MAX_PHOTO_BYTES, MAX_RAW_BYTES } from '../limits.ts';
import type { DetectedFormat } from '../photo-format.ts';
import { isRawFormat, type MediaFormat } from '../photo-formats.ts';

/** What a host takes. */
export interface Admitting {
  /** The limit for files that are neither raw nor films, of which only parts are read. */
  readonly maxPhotoBytes?: number;
  /** Whether films are looked at. */
  readonly takesFilms?: boolean;
}

export type Admission =
  | { readonly admitted: true; readonly format: MediaFormat }
  | { readonly admitted: false; readonly failure: Failure };

/**
 * Decides by size and content, before anything is sent, whether a picked file is an accepted photo.
 *
 * @param detected the format by its first bytes
 */
export function admit(
  file: { readonly sizeBytes: number },
  detected: DetectedFormat,
  { maxPhotoBytes = MAX_PHOTO_BYTES, takesFilms = false }: Admitting = {},
): Admission {
  if (file.sizeBytes === 0) return refused({ code: 'photo-empty', details: {} });
  if (detected.kind === 'unknown') return refused({ code: 'photo-not-an-image', details: {} });
  if (detected.kind === 'unsupported') {
    return refused({ code: 'photo-format-unsupported', details: { format: detected.label } });
  }
  if (detected.kind === 'film') {
    if (takesFilms) return { admitted: true, format: detected.format };
    return refused({ code: 'photo-format-unsupported', details: { format: 'video' } });
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
