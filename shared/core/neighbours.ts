import { NEIGHBOUR } from './limits.ts';
import { likeness, type Look } from './look.ts';

/** When and with which camera a photo was taken, and how it looks. Stays on the device. */
export interface Shot {
  /** By the camera's clock, in milliseconds; of the clocks of two cameras nothing follows. */
  readonly atMs: number;
  /** The same for the same camera, and otherwise meaningless. */
  readonly camera: number;
  readonly look: Look;
}

/** A photo that may be a neighbour. */
export interface Candidate {
  /** Nothing where its file does not say when and with what it was taken. */
  readonly shot?: Shot;
  /**
   * How sure its folder is, where others may follow it; or whether it may follow another one. Nobody does both, so there
   * are no chains.
   */
  readonly role: { readonly lends: number } | 'borrows' | 'neither';
}

/** A photo that is alike and was taken at about the same time. */
export interface Neighbour {
  /** Its place among the candidates. */
  readonly at: number;
  /** How long before the photo that follows it was taken, in milliseconds; less than 0 if after it. */
  readonly msBefore: number;
}

type Lender = Shot & { readonly at: number; readonly sureness: number };

/**
 * For each photo that borrows the one that it follows: of those taken by the same camera within `NEIGHBOUR.ms`, and of
 * them the `NEIGHBOUR.compared` nearest in time, the surest that is alike; of two that are as sure the more alike, then the
 * nearer in time, then the one that stands first. The same candidates give the same answer.
 *
 * Sorts once and then looks at a bounded number for each: n log n, however many were taken in one second.
 *
 * @param likenessOf how alike two looks are; tests count how often it is asked
 * @returns by place among the candidates; photos that follow none are not there
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
    // The nearest come first, so one that is merely as good takes the place of none.
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

/** The lenders of each camera in the order of time; of one moment in the order in which they stand. */
function lendersByCamera(candidates: readonly Candidate[]): Map<number, Lender[]> {
  const byCamera = new Map<number, Lender[]>();
  candidates.forEach(({ shot, role }, at) => {
    if (typeof role === 'string' || !shot || !Number.isFinite(shot.atMs)) return;
    const lender = { ...shot, at, sureness: role.lends };
    const lenders = byCamera.get(shot.camera);
    if (lenders) lenders.push(lender);
    else byCamera.set(shot.camera, [lender]);
  });
  for (const lenders of byCamera.values()) lenders.sort((one, other) => one.atMs - other.atMs);
  return byCamera;
}

/** The nearest in time, nearest first; of two that are as near the one that stands first among the candidates. */
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

/** The place of the first that was not taken before that time. */
function firstFrom(lenders: readonly Lender[], atMs: number): number {
  let [low, high] = [0, lenders.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lenders[middle]!.atMs < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
