import { DiskError } from '../system-problem.ts';

/** A folder that a run has for itself. */
export interface HeldFolder {
  /** As the user calls it. */
  readonly typed: string;
  /** The folder of our own files in it. */
  readonly own: string;
  /**
   * Makes sure that the path still leads to this folder, and that this run still has it. Called before each write.
   *
   * @throws {DiskError} otherwise
   */
  readonly assertHeld: () => Promise<void>;
}

/**
 * Stops a run that has lost its folder, or its lock, to somebody else.
 *
 * @throws {DiskError} unless it still has both
 */
export async function assertStillHeld(isHeld: () => Promise<boolean>, typed: string): Promise<void> {
  if (!(await isHeld())) throw lostFolder(typed);
}

/** Says that a run has ended because its folder is not its own any more. */
export function lostFolder(folder: string): DiskError {
  return new DiskError((t) => t('into.lost', { folder }), {});
}
