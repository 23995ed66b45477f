import { AuthorizationResponseError, OperationProcessingError, ResponseBodyError } from 'oauth4webapi';
import { isEnding, tokenFailure } from '#browser/service/token-failure.ts';
import { AppError, type Failure } from '#core/failure.ts';

/** Maps an error of a sign-in to a failure. */
export function signInFailure(error: unknown): Failure {
  if (error instanceof AppError) return error.failure;
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? { code: 'sign-in-cancelled', details: {} }
      : failed(error.error_description ?? error.error);
  }
  if (error instanceof ResponseBodyError) {
    return isEnding(error.error) ? tokenFailure(error.error) : failed(error.error_description ?? error.error);
  }
  if (isTimeout(error)) return tokenFailure('timeout');
  if (error instanceof OperationProcessingError) return failed(error.message);
  return { code: 'sign-in-unavailable', details: {} };
}

/** Maps an error of a refresh to a failure. */
export function refreshFailure(error: unknown): Failure {
  if (error instanceof AppError) return error.failure;
  if (error instanceof ResponseBodyError) return tokenFailure(error.error);
  if (isTimeout(error)) return tokenFailure('timeout');
  // A response that isn't from a token endpoint, such as a gateway's page.
  const isServers = error instanceof OperationProcessingError && !isGateways(error.cause);
  return tokenFailure(isServers ? '' : 'request_error');
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause));
}

function isGateways(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return false;
  return typeof cause.status === 'number' && cause.status >= 500;
}

/** Maps an error of `launchWebAuthFlow`, which has only a message and no code. */
export function windowFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (/did not approve|cancell?ed|closed/i.test(message)) return { code: 'sign-in-cancelled', details: {} };
  if (/could not be loaded/i.test(message)) return { code: 'sign-in-unavailable', details: {} };
  return failed(message);
}

function failed(reason: string): Failure {
  return { code: 'sign-in-failed', details: { message: reason.replace(/\.$/, '') } };
}
