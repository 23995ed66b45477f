import type { OwnModelProblem } from '#core/batch/engine-state.ts';
import { AppError, type FailureCode } from '#core/failure.ts';
import { failed } from '#engine/chat-model/read-answer.ts';
import { ModelFailure } from '../device/model-failure.ts';

/** Our meanings of the chat client's failures; all others mean that the answer was unusable. */
const PROBLEMS: Partial<Record<FailureCode, OwnModelProblem>> = {
  'engine-key-missing': 'denied',
  'engine-unavailable': 'busy',
};

/**
 * Returns our failure for an error of asking a model at the user's address. A browser doesn't reveal why a request
 * fails: nothing listens there, the server doesn't allow this page (CORS), or the user doesn't allow the page into
 * their network.
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
  // The error that `fetch` throws if there is no answer.
  if (error.cause instanceof TypeError && error.failure.code === 'engine-unavailable') {
    return new ModelFailure(failed(error.cause.message).failure, 'unreachable', { cause: error });
  }
  return new ModelFailure(error.failure, PROBLEMS[error.failure.code] ?? 'answer', { cause: error });
}

/** Returns the service's message about a failure; empty if there is none. */
export function saidBy({ failure }: ModelFailure): string {
  return failure.code === 'engine-failed' ? failure.details.message : '';
}
