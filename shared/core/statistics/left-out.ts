import type { Failure } from '../failure.ts';
import type { FiguredPhoto } from './figured-photo.ts';
import { LEFT_OUT_NAMES } from './limits.ts';

/** Photos that were left out for one reason. */
export interface LeftOutFigure {
  /** The failure of the first of them. */
  readonly failure: Failure;
  readonly photos: number;
  /** The names of the first of them. */
  readonly names: readonly string[];
}

/** Groups what was left out by reason, the most frequent first. */
export function leftOutOf(photos: readonly FiguredPhoto[]): LeftOutFigure[] {
  const reasons = new Map<string, { readonly failure: Failure; photos: number; readonly names: string[] }>();
  for (const { folder, failure, name } of photos) {
    if (folder !== undefined || !failure) continue;
    const known = reasons.get(failure.code) ?? { failure, photos: 0, names: [] };
    known.photos += 1;
    if (known.names.length < LEFT_OUT_NAMES) known.names.push(name);
    reasons.set(failure.code, known);
  }
  return [...reasons.values()].toSorted((one, other) => other.photos - one.photos);
}
