import { fitted, type PictureSize } from '#codec/picture-size.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import type { AnswerForWorker } from '../worker-pool.ts';

/** What a worker without a decoder for a film asks its page. */
export interface FilmQuestion {
  /** The moment of the frame; without it, only length and size are asked for. */
  readonly seconds?: number;
}

/** What a `video` element says about a film, and shows of it. */
export interface FilmAnswer {
  /** The film's length; 0 if unknown. */
  readonly seconds: number;
  /** As displayed, in pixels. */
  readonly size: PictureSize;
  readonly frame?: {
    /** At the engine's size. */
    readonly picture: ImageBitmap;
    /** Since the film's start. */
    readonly seconds: number;
  };
}

interface Opened {
  readonly element: HTMLVideoElement;
  /** Aborts with the request, or when the time for a film is up. */
  readonly signal: AbortSignal;
}

/** The films of requests in progress. */
const films = new WeakMap<object, Promise<Opened>>();
/** Those that took too long: each is decoded more than once, and shouldn't cost this time again. */
const stuck = new WeakSet<File>();

/**
 * Answers from a hidden `video` element: browsers play codecs that they don't decode for scripts, or not in workers.
 *
 * @throws if the browser can't play the film, or takes longer than `FILM_READING.ms`
 */
export const filmAnswer: AnswerForWorker<{ readonly file: File }, FilmQuestion, FilmAnswer> = async (
  { seconds },
  request,
  ended,
) => {
  if (stuck.has(request.file)) throw new Error('took too long');
  const opening = films.get(request) ?? openedFilm(request.file, ended);
  films.set(request, opening);
  const { element, signal } = await opening;
  const { duration, videoWidth: width, videoHeight: height } = element;
  // A film whose picture can't be decoded plays as a sound.
  if (width === 0 || height === 0) throw new Error('no picture');
  const about = { seconds: Number.isFinite(duration) ? duration : 0, size: { width, height } };
  if (seconds === undefined) return { answer: about, transfer: [] };
  element.currentTime = seconds;
  await happens(element, 'seeked', signal);
  const small = fitted({ width, height }, ENGINE_LONG_EDGE_PX);
  const picture = await createImageBitmap(element, {
    resizeWidth: small.width,
    resizeHeight: small.height,
    resizeQuality: 'high',
  });
  return { answer: { ...about, frame: { picture, seconds: element.currentTime } }, transfer: [picture] };
};

async function openedFilm(file: File, ended: AbortSignal): Promise<Opened> {
  ended.throwIfAborted();
  // Without `AbortSignal.any`, which browsers lack that have no decoder for scripts.
  const stop = new AbortController();
  const { signal } = stop;
  const late = setTimeout(() => {
    stuck.add(file);
    stop.abort(new Error('took too long'));
  }, FILM_READING.ms);
  ended.addEventListener('abort', () => {
    clearTimeout(late);
    stop.abort(ended.reason);
  });
  const element = document.createElement('video');
  const url = URL.createObjectURL(file);
  signal.addEventListener('abort', () => {
    // Frees the decoder at once; browsers allow only some at a time.
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(url);
  });
  Object.assign(element, { muted: true, playsInline: true, preload: 'auto', src: url });
  await happens(element, 'loadedmetadata', signal);
  return { element, signal };
}

/** Resolves with the element's next event of this kind. @throws on its error, and the signal's reason */
async function happens(element: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const { signal: until } = ended;
      if (signal.aborted) return reject(signal.reason as Error);
      element.addEventListener(event, () => resolve(), { signal: until });
      element.addEventListener('error', () => reject(new Error('not playable')), { signal: until });
      signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: until });
    });
  } finally {
    ended.abort();
  }
}
