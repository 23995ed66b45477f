import { NEIGHBOUR } from '../limits.ts';
import { likeness, type Look } from './look.ts';
import { pushTo } from '../push-to.ts';

/** When and with which camera a photo was taken, and its look. Never leaves the device. */
export interface Shot {
  /** By the camera's clock, in milliseconds; different cameras' clocks can't be compared. */
  readonly atMs: number;
  /** An id that is equal for photos of one camera, and has no other meaning. */
  readonly camera: number;
  /** The camera's settings, as far as the file has them. */
  readonly setting?: ShotSetting;
  readonly look: Look;
}

/** The camera's settings for a photo: in a bracket or a focus stack, each photo has another one. */
export interface ShotSetting {
  /** How much light it let in, in stops: exposure time and sensitivity over the square of the f-number. */
  readonly stops?: number;
  /** The focus distance, in meters. */
  readonly focusM?: number;
  /** Whether the camera took it as part of a bracket. */
  readonly isBracketed?: boolean;
}

/** A photo that may be a neighbor. */
export interface Candidate {
  /** Missing if the file doesn't have time and camera. */
  readonly shot?: Shot;
  /**
   * `lends` is the confidence of a folder that other photos may copy; `borrows` means that the photo may copy one. No
   * photo does both, so there are no chains.
   */
  readonly role: { readonly lends: number } | 'borrows' | 'neither';
}

/** A similar photo taken at about the same time. */
export interface Neighbour {
  /** Its index among the candidates. */
  readonly at: number;
  /** How long before the following photo it was taken, in milliseconds; negative if after. */
  readonly msBefore: number;
}

type Lender = Shot & { readonly at: number; readonly sureness: number };

/**
 * For each photo that borrows, the photo that it follows. Candidates are those of the same camera within
 * `NEIGHBOUR.ms`, at most the `NEIGHBOUR.compared` nearest in time. Of the similar ones the one with the
 * highest confidence wins, then the more similar, then the nearer in time, then the first. Deterministic.
 *
 * Sorts once and then compares a bounded number for each photo: O(n log n), however many were taken in one
 * second.
 *
 * @param likenessOf similarity of two looks; tests count its calls
 * @returns by index among the candidates, without photos that follow none
 */
export function neighboursOf(
  candidates: readonly Candidate[],
  likenessOf: (one: Look, other: Look) => number = likeness,
): Map<number, Neighbour> {
  const lenders = lendersByCamera(candidates);
  const found = new Map<number, Neighbour>();
  candidates.forEach(({ shot, role }, at) => {
    if (role !== 'borrows' || !shot || !Number.isFinite(shot.atMs)) return;
    let best: { readonly lender: Lender; readonly likeness: number } | undefined;
    // The nearest come first, so an equally good one doesn't replace an earlier one.
    for (const lender of nearest(lenders.get(shot.camera) ?? [], shot.atMs)) {
      const alike = likenessOf(shot.look, lender.look);
      if (alike < NEIGHBOUR.likeness) continue;
      const surer = best ? lender.sureness - best.lender.sureness || alike - best.likeness : 1;
      if (surer > 0) best = { lender, likeness: alike };
    }
    if (best) found.set(at, { at: best.lender.at, msBefore: shot.atMs - best.lender.atMs });
  });
  return found;
}

/** The lenders of each camera by time, then by index. */
function lendersByCamera(candidates: readonly Candidate[]): Map<number, Lender[]> {
  const byCamera = new Map<number, Lender[]>();
  candidates.forEach(({ shot, role }, at) => {
    if (typeof role === 'string' || !shot || !Number.isFinite(shot.atMs)) return;
    const lender = { ...shot, at, sureness: role.lends };
    pushTo(byCamera, shot.camera, lender);
  });
  for (const lenders of byCamera.values()) lenders.sort((one, other) => one.atMs - other.atMs);
  return byCamera;
}

/** The nearest in time, nearest first; at equal distance by index. */
function nearest(lenders: readonly Lender[], atMs: number): Lender[] {
  const found: Lender[] = [];
  let after = firstFrom(lenders, atMs);
  let before = after - 1;
  while (found.length < NEIGHBOUR.compared) {
    const [earlier, later] = [lenders[before], lenders[after]];
    const toEarlier = earlier ? atMs - earlier.atMs : Infinity;
    const toLater = later ? later.atMs - atMs : Infinity;
    if (Math.min(toEarlier, toLater) > NEIGHBOUR.ms) break;
    const isEarlier = toEarlier === toLater ? earlier!.at < later!.at : toEarlier < toLater;
    if (isEarlier) before -= 1;
    else after += 1;
    found.push(isEarlier ? earlier! : later!);
  }
  return found;
}

/** Index of the first one taken at that time or later. */
function firstFrom(lenders: readonly Lender[], atMs: number): number {
  let [low, high] = [0, lenders.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lenders[middle]!.atMs < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
