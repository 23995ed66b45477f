import { type OutlineRing, readOutline } from '#core/statistics/read-outline.ts';
import { WORLD_OUTLINE } from '#core/statistics/world-outline.ts';

let rings: readonly OutlineRing[] | undefined;

/** Returns the outline of the world's land. */
export function worldRings(): readonly OutlineRing[] {
  rings ??= readOutline(WORLD_OUTLINE);
  return rings;
}
