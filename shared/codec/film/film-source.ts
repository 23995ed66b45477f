import { CustomSource } from 'mediabunny';
import { tooHeavy } from '#core/decoding/decoding-limits.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { lettersAt } from '../metadata/bounded-source.ts';
import { boxesIn } from '../raw/boxes.ts';
import type { RawSource } from '../raw/raw-source.ts';

/** A film's bytes for the demuxer, and why they couldn't be read. */
export interface FilmReading {
  readonly source: CustomSource;
  failure?: unknown;
}

/**
 * Returns a film's bytes for the demuxer. Reading fails after `FILM_READING.bytes`, and for a block that is larger than
 * any camera writes.
 */
export function filmReading({ sizeBytes, read }: RawSource): FilmReading {
  let left: number = FILM_READING.bytes;
  const reading: FilmReading = {
    source: new CustomSource({
      getSize: () => sizeBytes,
      prefetchProfile: 'fileSystem',
      read: async (start, end) => {
        try {
          left -= end - start;
          const isTooMuch = left < 0 || end - start > FILM_READING.blockBytes;
          if (isTooMuch) throw tooHeavy('more of the film would be read than allowed');
          return await read(start, end);
        } catch (error) {
          reading.failure ??= error;
          throw error;
        }
      },
      // Read ahead; a read that is needed fails as well.
      handleUnhandledError: () => {},
    }),
  };
  return reading;
}

/** The first bytes of Matroska and WebM (RFC 8794, 11.2.1). */
const EBML = '\x1a\x45\xdf\xa3';

/**
 * Checks what the demuxer reads without a limit: the boxes of a file, and those of its movie, one per track.
 *
 * @throws {AppError} `photo-too-heavy`
 */
export async function assertFewBoxes(source: RawSource): Promise<void> {
  const head = await source.read(0, Math.min(EBML.length, source.sizeBytes));
  if (lettersAt(head, 0, EBML.length) === EBML) return;
  const boxes = await boxesIn(source, 0, source.sizeBytes);
  const movie = boxes.find(({ type }) => type === 'moov');
  const inside = movie ? await boxesIn(source, movie.start, movie.end) : boxes;
  if (inside.length >= FILM_READING.boxes) throw tooHeavy('the film has too many boxes');
}
