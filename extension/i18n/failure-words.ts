import type { Failure } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import { text } from './text.ts';

/** A failure in the browser's language, as far as it concerns the extension itself; else in English. */
export function failureWords(failure: Failure): string {
  switch (failure.code) {
    case 'network-unreachable':
      return text('failure_network_unreachable');
    case 'server-failed':
      return text('failure_server_failed', failure.details.status);
    case 'session-over':
      return text('failure_session_over');
    case 'sign-in-cancelled':
      return text('failure_sign_in_cancelled');
    case 'sign-in-failed':
      return text('failure_sign_in_failed', failure.details.message);
    case 'sign-in-unavailable':
      return text('failure_sign_in_unavailable');
    case 'worker-stopped':
      return text('failure_worker_stopped');
    default:
      return failureText(failure);
  }
}
