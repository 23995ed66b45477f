import { stemOf } from '../../naming/file-name.ts';
import { pushTo } from '../../push-to.ts';
import { BURST_NAMES, COVER_NAME, FIRST_OF_SECOND } from './burst-names-table.ts';

/** A photo of a burst by its name. */
export interface BurstFrame {
  /** Shared by all photos of the burst. */
  readonly key: string;
  readonly frame: string;
}

/** Returns which photo of which burst a file is, by the name that its camera gave it. */
export function burstFrameOf(name: string): BurstFrame | undefined {
  const stem = stemOf(name).toLowerCase();
  for (const pattern of BURST_NAMES) {
    const { key, frame } = pattern.exec(stem)?.groups ?? {};
    if (key !== undefined && frame !== undefined) return { key, frame };
  }
  return undefined;
}

/** Returns whether a camera proposes this photo of a burst. */
export function isCover(name: string): boolean {
  return COVER_NAME.test(stemOf(name).toLowerCase());
}

/**
 * Finds the bursts that names tell, with or without metadata.
 *
 * @param frames undefined for a photo whose name tells none
 * @returns the indices of each burst's photos, by the burst's key
 */
export function burstsByName(
  frames: readonly (BurstFrame | undefined)[],
): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>();
  frames.forEach((one, at) => {
    if (one) pushTo(byKey, one.key, at);
  });
  return new Map(
    [...byKey].filter(([, places]) => {
      const names = new Set(places.map((at) => frames[at]!.frame));
      // Without the first one, they may be copies that a system numbered.
      const areCopies = [...names].every((frame) => /^(?:\(|$)/.test(frame)) && !names.has(FIRST_OF_SECOND);
      return names.size > 1 && !areCopies;
    }),
  );
}

/** Splits a burst so that no two photos of a part are apart, as a person said; parts have two photos or more. */
export function partsOfBurst(
  places: readonly number[],
  areApart: (one: number, other: number) => boolean,
): readonly (readonly number[])[] {
  const parts: number[][] = [];
  for (const at of places) {
    const part = parts.find((others) => !others.some((other) => areApart(other, at)));
    if (part) part.push(at);
    else parts.push([at]);
  }
  return parts.filter(({ length }) => length > 1);
}
