import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure, FailureCode } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import type { FailureReply } from '#protocol/failure.ts';
import { t } from './words.ts';

/** The HTTP status for each failure code (RFC 9110, 15). Codes that are not listed are a 500. */
const STATUS: Partial<Record<FailureCode, ContentfulStatusCode>> = {
  'request-invalid': 400,
  'photo-empty': 400,
  'signature-invalid': 400,
  'sign-in-required': 401,
  'session-over': 401,
  'quota-exceeded': 402,
  'origin-unknown': 403,
  'admin-only': 403,
  'admin-locked': 403,
  'admin-password-wrong': 403,
  'path-unknown': 404,
  'no-service': 404,
  'account-unknown': 404,
  'lease-unknown': 409,
  'batch-full': 409,
  'photo-id-taken': 409,
  'subscription-running': 409,
  'request-too-large': 413,
  'photo-too-large': 413,
  'photo-too-many-pixels': 413,
  'photo-format-unsupported': 415,
  'photo-not-an-image': 415,
  'photo-too-heavy': 422,
  'photo-unreadable': 422,
  'engine-unavailable': 429,
  'too-many-requests': 429,
  'engine-failed': 502,
  'no-description': 502,
  'sign-in-unavailable': 503,
  'engine-key-missing': 503,
  'not-configured': 503,
  'not-ready': 503,
  'engine-timeout': 504,
};

/** Returns the HTTP status of a failure. */
export function statusOf(failure: Failure): ContentfulStatusCode {
  return STATUS[failure.code] ?? 500;
}

/** Returns the Retry-After header of a 429 response, in whole seconds (RFC 9110, 10.2.3); undefined for others. */
export function retryAfter(failure: Failure): string | undefined {
  if (statusOf(failure) !== 429) return undefined;
  const asked = 'retryAfterMs' in failure.details ? failure.details.retryAfterMs : undefined;
  return String(Math.ceil((asked ?? 1000) / 1000));
}

/** Returns a failure as a response body, with the sentences that the specification requires for analyze-image. */
export function failureReply(failure: Failure): FailureReply {
  return { ok: false, error: sentence(failure), failure };
}

/** Returns a failure's message in English. */
export function failureSentence(failure: Failure): string {
  return failureText(failure, t);
}

function sentence(failure: Failure): string {
  switch (failure.code) {
    case 'no-description':
      return t('server.noAnalysis');
    case 'engine-failed':
      return t('server.analysisFailed', { reason: failure.details.message });
    case 'engine-timeout':
      return t('server.analysisTimeout', { seconds: failure.details.timeoutMs / 1000 });
    case 'engine-unavailable':
      return t('server.analysisBusy');
    case 'photo-unreadable':
      return t('server.analysisUnreadable');
    default: {
      const text = failureSentence(failure);
      return /^[a-z]/.test(text) ? t('server.image', { what: text }) : text;
    }
  }
}
