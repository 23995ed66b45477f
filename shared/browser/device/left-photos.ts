import type { LeftToEngine, ModelProblem } from '#core/batch/engine-state.ts';
import { Observable } from '#core/observable.ts';

/** Counts the photos of a batch that a model left to the embedded engine; undefined if there are none. */
export class LeftPhotoCount extends Observable<LeftToEngine | undefined> {
  constructor() {
    super(undefined);
  }

  /** Called when a batch begins. */
  begin(): void {
    this.set(undefined);
  }

  /** Called when a photo was left to the embedded engine. */
  left(problem: ModelProblem): void {
    this.set({ photos: (this.state?.photos ?? 0) + 1, problem });
  }
}
