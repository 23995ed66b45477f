import { type Arrangement, type ArrangementEdit, rearranged } from './arrangement.ts';
import { UNDO_STEPS } from '../limits.ts';

/** A single action of a person, undone as a whole. */
export type ArrangementStep = readonly ArrangementEdit[];

/** The steps from an arrangement to the present one, and the undone steps beyond it. */
export interface ArrangementHistory {
  readonly base: Arrangement;
  readonly steps: readonly ArrangementStep[];
  /** How many of the steps are done; the rest were undone. */
  readonly at: number;
}

/** Returns the base of a history and the arrangement after each step. */
export function replayed({
  base,
  steps,
}: Pick<ArrangementHistory, 'base' | 'steps'>): readonly Arrangement[] {
  const arrangements = [base];
  for (const step of steps) arrangements.push(step.reduce(rearranged, arrangements.at(-1) ?? base));
  return arrangements;
}

/**
 * Adds a step to a history and drops the undone ones. A very long history loses its oldest steps. A new folder's first
 * name belongs to the step that added it, so that both are undone together.
 *
 * @param arrangements of the history; see `replayed`
 * @param next the arrangement after the step
 */
export function withStep(
  { steps, at }: ArrangementHistory,
  arrangements: readonly Arrangement[],
  step: ArrangementStep,
  next: Arrangement,
): { readonly history: ArrangementHistory; readonly arrangements: readonly Arrangement[] } {
  const last = steps[at - 1];
  const namesNew = last !== undefined && isNaming(step, last, arrangements[at - 1], arrangements[at]);
  const kept = namesNew ? at - 1 : at;
  const done = [...steps.slice(0, kept), namesNew ? [...last, ...step] : step];
  const from = Math.max(0, done.length - UNDO_STEPS);
  const all = [...arrangements.slice(0, kept + 1), next].slice(from);
  const base = all[0] ?? next;
  return { history: { base, steps: done.slice(from), at: done.length - from }, arrangements: all };
}

/** Returns whether a step gives a folder its first name that the last step added. */
function isNaming(
  step: ArrangementStep,
  last: ArrangementStep,
  before: Arrangement | undefined,
  after: Arrangement | undefined,
): boolean {
  const [edit] = step;
  if (step.length !== 1 || edit?.type !== 'rename-folder') return false;
  const types = new Set(last.map(({ type }) => type));
  if (!types.has('add-folder') || types.has('rename-folder')) return false;
  const isIn = (arrangement: Arrangement | undefined) =>
    arrangement?.folders.some(({ id }) => id === edit.folderId) === true;
  return isIn(after) && !isIn(before);
}
