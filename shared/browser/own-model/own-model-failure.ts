import type { OwnModelProblem } from '#core/batch/engine-state.ts';
import { AppError, type FailureCode } from '#core/failure.ts';
import { failed } from '#engine/chat-model/read-answer.ts';
import { ModelFailure } from '../device/model-failure.ts';

/** What the failures of the chat client mean; others mean that the answer was of no use. */
const PROBLEMS: Partial<Record<FailureCode, OwnModelProblem>> = {
  'engine-key-missing': 'denied',
  'engine-unavailable': 'busy',
};

/**
 * A failure of ours for an error of asking a model at the user's address. A browser does not tell why a request fails:
 * nothing listens there, it does not allow this page (CORS), or the user does not allow the page into their network.
 */
export function ownModelFailure(error: unknown): ModelFailure<OwnModelProblem> {
  if (error instanceof ModelFailure) return error as ModelFailure<OwnModelProblem>;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ModelFailure(failed(error.message).failure, 'slow', { cause: error });
  }
  if (!(error instanceof AppError)) {
    const message = error instanceof Error ? error.message : String(error);
    return new ModelFailure(failed(message).failure, 'answer', { cause: error });
  }
  // What `fetch` throws where there is no answer.
  if (error.cause instanceof TypeError && error.failure.code === 'engine-unavailable') {
    return new ModelFailure(failed(error.cause.message).failure, 'unreachable', { cause: error });
  }
  return new ModelFailure(error.failure, PROBLEMS[error.failure.code] ?? 'answer', { cause: error });
}

/** What the service said about a failure; empty if nothing. */
export function saidBy({ failure }: ModelFailure): string {
  return failure.code === 'engine-failed' ? failure.details.message : '';
}
