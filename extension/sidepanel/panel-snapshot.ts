import type { EngineChoice } from '#core/batch/engine-state.ts';
import { readEngineChoice } from '../storage/engine-choice.ts';
import { readUser, type SignedInUser } from '../storage/signed-in-user.ts';

/** What the panel knows before the worker has responded, so that a batch begins with the right engine. */
export interface PanelSnapshot {
  readonly user: SignedInUser | undefined;
  /** Undefined if nobody has chosen. */
  readonly engine: EngineChoice | undefined;
}

export async function readPanelSnapshot(): Promise<PanelSnapshot> {
  const [user, engine] = await Promise.all([readUser(), readEngineChoice()]);
  return { user, engine };
}
