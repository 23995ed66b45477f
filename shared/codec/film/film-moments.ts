import { frameMoments } from '#core/films/frame-moments.ts';
import { byClarity, judgePicture, type PictureJudgement } from '#core/look-again/look-again.ts';
import type { PictureSize } from '../picture-size.ts';
import type { FramePicture } from './frame-picture.ts';

/** A film that can be looked at, in any container. */
export interface OpenFilm {
  /** Its length; 0 if its container doesn't know it. */
  readonly seconds: number;
  /** As displayed, in pixels. */
  readonly size: PictureSize;
  /** Returns a frame at or near a moment, given in seconds; undefined if there is none. */
  readonly frameAt: (moment: number) => Promise<ShownFrame | undefined>;
}

/** A frame at the engine's size, upright, and its time. */
export interface ShownFrame {
  readonly picture: FramePicture;
  /** Since the film's start. */
  readonly seconds: number;
}

export interface FilmFrame extends ShownFrame {
  readonly judgement: PictureJudgement;
}

/** What a film's container says, and how it looks. */
export interface SeenFilm {
  /** Its length; missing if the container doesn't know it. */
  readonly seconds?: number;
  /** As displayed, in pixels. */
  readonly size: PictureSize;
  /** In the order of time; at least one. */
  readonly frames: readonly FilmFrame[];
  /** The one that came out best. */
  readonly best: FilmFrame;
}

/** Containers round the times of frames, some to milliseconds. */
const ROUNDING_SECONDS = 0.001;

/**
 * Looks at a film at up to three moments, avoiding black and blurred frames, or exactly at these.
 *
 * @param moments in seconds, at least one; undefined for the usual ones
 * @throws if a frame is missing, or without moments, if all are
 */
export function lookedAt(film: OpenFilm, moments?: readonly number[]): Promise<SeenFilm> {
  return moments ? seenExactly(film, moments) : seenFilm(film);
}

/** Looks at a film at exactly these moments, however the frames came out. */
async function seenExactly(
  { seconds, size, frameAt }: OpenFilm,
  moments: readonly number[],
): Promise<SeenFilm> {
  const frames: FilmFrame[] = [];
  for (const moment of moments) {
    const shown = await frameAt(moment + ROUNDING_SECONDS);
    if (!shown) throw new Error('no frame');
    frames.push({ ...shown, judgement: judgePicture(shown.picture) });
  }
  return { ...(seconds > 0 ? { seconds } : {}), size, frames, best: sharpestOf(frames) };
}

/**
 * Looks at a film in up to three moments: for each the first frame that came out well, or else the sharpest one; without
 * those that came out badly, unless all did.
 *
 * @throws the first failure of `frameAt` if there is no frame at all
 */
async function seenFilm({ seconds, size, frameAt }: OpenFilm): Promise<SeenFilm> {
  const frames: FilmFrame[] = [];
  let failure: { readonly error: unknown } | undefined;
  for (const moments of frameMoments(seconds)) {
    let best: FilmFrame | undefined;
    for (const moment of moments) {
      try {
        const shown = await frameAt(moment);
        const frame = shown && { ...shown, judgement: judgePicture(shown.picture) };
        if (frame && (!best || byClarity(frame.judgement, best.judgement) < 0)) best = frame;
      } catch (error) {
        failure ??= { error };
      }
      if (best && !best.judgement.lookAgain) break;
    }
    if (best) frames.push(best);
  }
  if (frames.length === 0) throw failure?.error ?? new Error('no frame');
  const good = frames.filter(({ judgement }) => !judgement.lookAgain);
  const kept = good.length > 0 ? good : frames;
  return {
    ...(seconds > 0 ? { seconds } : {}),
    size,
    frames: kept.toSorted((one, other) => one.seconds - other.seconds),
    best: sharpestOf(kept),
  };
}

function sharpestOf(frames: readonly FilmFrame[]): FilmFrame {
  return frames.reduce((one, other) => (byClarity(other.judgement, one.judgement) < 0 ? other : one));
}
