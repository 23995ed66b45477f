import { likeness } from '../look.ts';
import type { Shot } from '../neighbours.ts';
import { completeGroups } from './complete-groups.ts';
import { BURST_LIKENESS, BURST_MS } from './limits.ts';
import { areOfSeries } from './two-shots.ts';
import { pushTo } from '../../push-to.ts';

/** The most photos of a run that are compared with each other: cameras take no more in one go. */
const MOST_AT_ONCE = 100;

/**
 * Finds bursts: photos of one camera in quick succession, each of which looks like every other. Brackets and focus
 * stacks don't count, because all their photos are wanted.
 *
 * @param shots undefined for photos without time and camera
 * @param areApart whether a person said that two photos, by index, don't belong together
 * @returns the indices of each burst's photos
 */
export function burstsAmong(
  shots: readonly (Shot | undefined)[],
  areApart: (one: number, other: number) => boolean = () => false,
): readonly (readonly number[])[] {
  const byCamera = new Map<number, { readonly at: number; readonly shot: Shot }[]>();
  shots.forEach((shot, at) => {
    if (!shot) return;
    pushTo(byCamera, shot.camera, { at, shot });
  });
  const pairs: { one: number; other: number }[] = [];
  for (const taken of byCamera.values()) {
    taken.sort((a, b) => a.shot.atMs - b.shot.atMs || a.at - b.at);
    let run: typeof taken = [];
    for (const next of taken) {
      const last = run.at(-1);
      if (last && next.shot.atMs - last.shot.atMs > BURST_MS) run = [];
      for (const { at, shot } of run.slice(-MOST_AT_ONCE)) {
        if (areOfSeries(shot, next.shot) || areApart(at, next.at)) continue;
        if (likeness(shot.look, next.shot.look) >= BURST_LIKENESS) pairs.push({ one: at, other: next.at });
      }
      run.push(next);
    }
  }
  return completeGroups(pairs);
}
