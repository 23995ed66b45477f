import { AuthorizationResponseError, OperationProcessingError, ResponseBodyError } from 'oauth4webapi';
import { AppError, type Failure } from '#core/failure.ts';

/** OAuth errors after which a session is over. */
const ENDING: ReadonlySet<string> = new Set(['invalid_grant', 'login_required', 'interaction_required']);

/** Maps an error of a sign-in or a refresh to a failure. */
export function signInFailure(error: unknown): Failure {
  if (error instanceof AppError) return error.failure;
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? { code: 'sign-in-cancelled', details: {} }
      : failed(error.error_description ?? error.error);
  }
  if (error instanceof ResponseBodyError) {
    return ENDING.has(error.error)
      ? { code: 'session-over', details: {} }
      : failed(error.error_description ?? error.error);
  }
  if (error instanceof OperationProcessingError) return failed(error.message);
  return { code: 'sign-in-unavailable', details: {} };
}

/** Maps an error of `launchWebAuthFlow`, which has no code but only a message. */
export function windowFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (/did not approve|cancell?ed|closed/i.test(message)) return { code: 'sign-in-cancelled', details: {} };
  if (/could not be loaded/i.test(message)) return { code: 'sign-in-unavailable', details: {} };
  return failed(message);
}

function failed(reason: string): Failure {
  return { code: 'sign-in-failed', details: { message: reason.replace(/\.$/, '') } };
}
