import type { ModelProblem } from '#core/batch/engine-state.ts';
import { AppError, type Failure } from '#core/failure.ts';

/** The failure of a model used in place of the embedded engine, with its kind, so that it can be explained. */
export class ModelFailure<Problem extends ModelProblem = ModelProblem> extends AppError {
  readonly problem: Problem;
  constructor(failure: Failure, problem: Problem, options?: ErrorOptions) {
    super(failure, options);
    this.problem = problem;
  }
}
