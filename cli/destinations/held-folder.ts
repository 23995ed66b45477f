import { DiskError } from '../system-problem.ts';

/** A folder that one run holds exclusively. */
export interface HeldFolder {
  /** As the user typed it. */
  readonly typed: string;
  /** Our own folder in it. */
  readonly own: string;
  /**
   * Checks that the path still leads to this folder, and that this run still holds it. Called before each write.
   *
   * @throws {DiskError} otherwise
   */
  readonly assertHeld: () => Promise<void>;
}

/**
 * Stops a run that has lost its folder or its lock.
 *
 * @throws {DiskError} unless it still has both
 */
export async function assertStillHeld(isHeld: () => Promise<boolean>, typed: string): Promise<void> {
  if (!(await isHeld())) throw lostFolder(typed);
}

/** Returns the message for a run that ended because it lost its folder. */
export function lostFolder(folder: string): DiskError {
  return new DiskError((t) => t('into.lost', { folder }), {});
}
