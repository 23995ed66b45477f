import type { FilmCodecs } from '#codec/film/decoded-frame.ts';
import type { SeenFilm } from '#codec/film/film-moments.ts';
import { lookAtFilm } from '#codec/film/look-at-film.ts';
import { boundedWork, DEVICE_DECODING, tooHeavy } from '#core/decoding/decoding-limits.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { toSmallPicture } from '#engine/pictures/small-picture.ts';
import { type FileBytes, randomAccess } from '../inputs/file-bytes.ts';
import { type AskRoom, decodedPicture } from './decoded-picture.ts';
import type { DecodableFile } from './file-decoder.ts';

/** An optional package: most people never look at films, and its decoders have a license of their own. */
let codecs: Promise<FilmCodecs | undefined> | undefined;

/**
 * Decodes three frames of a film, or those at `moments`.
 *
 * @throws {AppError} as `lookAtFilm`
 */
export async function decodedFilm(
  file: FileBytes & Pick<DecodableFile, 'sizeBytes' | 'moments'>,
  askRoom: AskRoom,
): Promise<SeenFilm> {
  const source = await randomAccess(file);
  if (!source) throw tooHeavy('would have to be unpacked for each read');
  codecs ??= loadCodecs();
  return lookAtFilm(source, {
    codecs: await codecs,
    ask: (facts) => {
      const heldBytes = facts.width * facts.height * FILM_READING.pixelBytes;
      return askRoom(boundedWork(facts, DEVICE_DECODING), heldBytes);
    },
    moments: file.moments,
    toSmall: (picture) => toSmallPicture(picture, ENGINE_LONG_EDGE_PX),
    jpeg: (jpeg) => decodedPicture({ path: '', made: Buffer.from(jpeg.buffer) }, 'jpeg', askRoom),
  });
}

/** @returns undefined if the package isn't installed or has no binary for this system */
async function loadCodecs(): Promise<FilmCodecs | undefined> {
  try {
    const { VideoDecoder, EncodedVideoChunk } = await import('@napi-rs/webcodecs');
    return { VideoDecoder, EncodedVideoChunk } as unknown as FilmCodecs;
  } catch {
    return undefined;
  }
}
