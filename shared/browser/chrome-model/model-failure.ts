import type { ChromeModelProblem } from '#core/batch/engine-state.ts';
import { AppError, type Failure } from '#core/failure.ts';
import { ENGINE_MESSAGE_LENGTH } from '#engine/chat-model/limits.ts';
import { ModelFailure } from '../device/model-failure.ts';

/** A failure of Chrome's model. */
type ChromeModelFailure = ModelFailure<ChromeModelProblem>;

/** The names of the Prompt API's exceptions, and their meanings; all others mean that the answer was unusable. */
const PROBLEMS: Readonly<Record<string, ChromeModelProblem>> = {
  TimeoutError: 'slow',
  NetworkError: 'offline',
  QuotaExceededError: 'full',
  NotAllowedError: 'declined',
  NotSupportedError: 'declined',
  SecurityError: 'declined',
  InvalidStateError: 'lost',
};

/** Returns our failure for an error of the Prompt API, or of reading its answer. */
export function modelFailure(error: unknown): ChromeModelFailure {
  if (error instanceof ModelFailure) return error as ChromeModelFailure;
  const name = error instanceof Error ? error.name : '';
  const problem = PROBLEMS[name] ?? 'answer';
  const message = error instanceof Error ? error.message : String(error);
  const failure: Failure =
    error instanceof AppError
      ? error.failure
      : name === 'EncodingError'
        ? { code: 'photo-unreadable', details: {} }
        : { code: 'engine-failed', details: { message: message.slice(0, ENGINE_MESSAGE_LENGTH) } };
  return new ModelFailure(failure, problem, { cause: error });
}
