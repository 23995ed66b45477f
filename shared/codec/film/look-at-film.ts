import { Input, Logging, LogLevel, MATROSKA, MP4, MPEG_TS, QTFF, WEBM } from 'mediabunny';
import { AppError } from '#core/failure.ts';
import { type RawSource, withHead } from '../raw/raw-source.ts';
import { isAvi } from '../metadata/avi-header.ts';
import { openAvi } from './avi-film.ts';
import { lookedAt, type SeenFilm } from './film-moments.ts';
import { assertFewBoxes, filmReading } from './film-source.ts';
import { type FilmHost, openTrack } from './film-track.ts';

/**
 * Looks at a film at up to three moments, avoiding black and blurred frames, or at exactly the host's moments. Its
 * format is detected by its content. What is missing of a truncated film is left out.
 *
 * @throws {AppError} `photo-format-unsupported` for a codec without a decoder, `photo-too-many-pixels`,
 * `photo-too-heavy` for a film that exceeds `FILM_READING`, `photo-unreadable`
 * @throws an error of the source
 */
export async function lookAtFilm(file: RawSource, host: FilmHost): Promise<SeenFilm> {
  // What is wrong with a film is said by its failure.
  Logging.level = LogLevel.Silent;
  const source = await withHead(file, HEAD_BYTES);
  if (await isAvi(source)) return readable(async () => lookedAt(await openAvi(source, host), host.moments));
  await assertFewBoxes(source);
  const reading = filmReading(source);
  const input = new Input({ formats: [MP4, QTFF, MATROSKA, WEBM, MPEG_TS], source: reading.source });
  try {
    return await readable(async () => {
      const track = await input.getPrimaryVideoTrack();
      if (!track) throw new Error('no video track');
      return lookedAt(await openTrack(track, host), host.moments);
    });
  } catch (error) {
    throw reading.failure ?? error;
  } finally {
    input.dispose();
  }
}

/** The first bytes of a film, which say where its list of frames is. */
const HEAD_BYTES = 64 * 1024;

async function readable(work: () => Promise<SeenFilm>): Promise<SeenFilm> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError({ code: 'photo-unreadable', details: {} }, { cause: error });
  }
}
