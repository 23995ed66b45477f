import { LONGEST_ASKED_WAIT_MS } from './limits.ts';
import type { PhotoFormat } from './photo-formats.ts';

/** For failures without details. */
type Nothing = Record<string, never>;

/** Why a browser didn't save a file. */
export type DownloadProblem = 'cancelled' | 'no-space' | 'not-allowed' | 'interrupted';

/** All failures of user actions, with their details. */
export interface FailureDetails {
  // One photo
  'photo-empty': Nothing;
  'photo-too-large': { sizeBytes: number; maxBytes: number };
  'photo-not-an-image': Nothing;
  'photo-format-unsupported': { format: string };
  'photo-too-many-pixels': { width: number; height: number; maxPixels: number };
  /** Decoding it would take more time, memory or passes than a photo may. */
  'photo-too-heavy': Nothing;
  'photo-gone': Nothing;
  'photo-unreadable': { format?: PhotoFormat };
  /** A raw file without an embedded picture; `format` is its label. */
  'raw-without-preview': { format: string };
  'batch-full': { photosPerBatch: number };
  /** Its id was used in this batch for another picture. */
  'photo-id-taken': Nothing;
  'no-description': Nothing;
  'engine-failed': { message: string };
  'engine-timeout': { timeoutMs: number };
  'engine-unavailable': { retryAfterMs?: number };
  /** A file of the engine has the wrong content, or the engine fails its self-test. */
  'engine-damaged': { file: string };
  /** The browser has no room for the engine's files. */
  'engine-no-room': Nothing;
  // An image on a web page
  'page-image-needs-permission': { host: string };
  'page-image-refused': { host: string; status: number };
  'page-image-private': { host: string };
  /** Its host redirects to a host without permission; extensions can't see which. */
  'page-image-passed-on': { host: string };
  'page-image-timeout': { timeoutMs: number };
  /** Smaller than the user's threshold, which the page didn't reveal. */
  'page-image-too-small': { widthPx: number; heightPx: number; thresholdPx: number };
  /** Shown by its page alone: drawn with WebGL or with pictures of other sites, or its file is gone; or it is empty. */
  'page-image-only-shown': Nothing;
  /** One of the images that only the page can read and that are too large together to be transferred. */
  'page-images-too-large': { maxBytes: number };
  // The batch
  'nothing-selected': Nothing;
  /** `left` and `photos`, if known: the rest of the month's quota, and the size of the batch. */
  'quota-exceeded': { limit: number; resetsOn: string; left?: number; photos?: number };
  'all-photos-failed': Nothing;
  /** An unexpected error; the message, if any, is the program's own. */
  'batch-failed': { message?: string };
  'archive-incomplete': { picked: number; accountedFor: number };
  'photo-changed': { name: string };
  'lease-unknown': Nothing;
  // Requests to the server
  'sign-in-required': Nothing;
  /** Without a reason, a new sign-in is enough. */
  'session-over': { reason?: 'mfa-required' };
  'sign-in-unavailable': Nothing;
  'sign-in-timeout': Nothing;
  'token-failed': Nothing;
  'engine-key-missing': Nothing;
  'network-unreachable': Nothing;
  /** A newer build of the site has replaced this page's. */
  'page-outdated': Nothing;
  'request-invalid': { message: string };
  'request-too-large': { maxBytes: number };
  'too-many-requests': { retryAfterMs: number };
  'path-unknown': Nothing;
  /** The server only serves the site. */
  'no-service': Nothing;
  'not-ready': { what: string };
  'server-failed': { status: number };
  // Signing in from the extension
  'sign-in-cancelled': Nothing;
  'sign-in-failed': { message: string };
  // Failures of Chrome's extension APIs
  'worker-stopped': Nothing;
  'download-failed': { reason: DownloadProblem };
  /** A cross-origin request to an endpoint for our own pages only. */
  'origin-unknown': Nothing;
  // Administration
  'admin-only': Nothing;
  'admin-locked': Nothing;
  'admin-password-wrong': { attemptsLeft: number };
  'account-unknown': Nothing;
  /** The account cannot be deleted while a subscription is active. */
  'subscription-running': Nothing;
  'signature-invalid': { message: string };
  /** A feature that is not configured on this server: `what` names it for people. */
  'not-configured': { what: string };
  // A user's own files and pages
  'rules-invalid': { message: string };
  /** A newer version of the product wrote a record; it stays unchanged. */
  'record-newer': Nothing;
  'zip-unreadable':
    | { reason: 'locked' | 'damaged' }
    | { reason: 'too-many-files'; limitFiles: number }
    | { reason: 'too-large'; limitBytes: number };
  /** A tab that an extension may not read: a browser page, a local file, or a PDF. */
  'page-not-readable': { reason: 'protected' | 'file' | 'pdf' };
}

export type FailureCode = keyof FailureDetails;

/** A failure with one of these codes. */
export type FailureOf<Codes extends FailureCode> = {
  [Code in Codes]: { readonly code: Code; readonly details: FailureDetails[Code] };
}[Codes];

export type Failure = FailureOf<FailureCode>;

/** The thrown form of a {@link Failure}. Match its code, never its message. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.code, options);
    this.failure = failure;
  }
}

/** Transient failures, which can be retried. */
const PASSING: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'too-many-requests',
  'sign-in-unavailable',
  'sign-in-timeout',
  'not-ready',
  'engine-unavailable',
  'engine-timeout',
  'network-unreachable',
  'server-failed',
  'worker-stopped',
]);

/** Returns whether a retry can succeed. */
export function mayPass(failure: Failure): boolean {
  return PASSING.has(failure.code);
}

/** Failures without any response. */
const UNREACHED: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'network-unreachable',
  'sign-in-unavailable',
  'sign-in-timeout',
  'not-ready',
  'worker-stopped',
]);

/** A gateway's status codes for an unavailable upstream server (RFC 9110, 15.6.3 to 15.6.5). */
const GATEWAY_STATUS: ReadonlySet<number> = new Set([502, 503, 504]);

/** Returns whether the server was unreachable: the network is down, or the server is restarting. */
export function reachedNobody(failure: Failure): boolean {
  if (failure.code === 'server-failed') return GATEWAY_STATUS.has(failure.details.status);
  return UNREACHED.has(failure.code);
}

/** Returns whether the server reports overload, or fails like overloaded servers do: 429 and 5xx. */
export function isOverload(failure: Failure): boolean {
  const { code } = failure;
  if (code === 'server-failed') return failure.details.status >= 500;
  return code === 'too-many-requests' || code === 'engine-unavailable' || code === 'engine-timeout';
}

/**
 * Returns the server's Retry-After in milliseconds, at most {@link LONGEST_ASKED_WAIT_MS}; undefined if it is missing
 * or invalid.
 */
export function askedWaitMs(failure: Failure): number | undefined {
  const isAsking = failure.code === 'engine-unavailable' || failure.code === 'too-many-requests';
  return isAsking ? boundedWaitMs(failure.details.retryAfterMs) : undefined;
}

/**
 * Clamps a requested delay in milliseconds to 0 to {@link LONGEST_ASKED_WAIT_MS}; undefined if it is not a
 * number.
 */
export function boundedWaitMs(askedMs: number | undefined): number | undefined {
  if (askedMs === undefined || Number.isNaN(askedMs)) return undefined;
  return Math.min(LONGEST_ASKED_WAIT_MS, Math.max(0, askedMs));
}

/** Failures of a photo that are caused by the service, not by the photo. */
const ENGINES_OWN: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'no-description',
  'engine-failed',
  // A retry uses another id.
  'photo-id-taken',
]);

/** Returns whether a photo with this failure may succeed if it is analyzed again. */
export function isWorthAnotherLook(failure: Failure): boolean {
  return mayPass(failure) || ENGINES_OWN.has(failure.code);
}

/** Failures of the account, the page or the whole batch, which every further photo would meet, too. */
const BATCH_WIDE: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'sign-in-required',
  'session-over',
  'token-failed',
  'engine-key-missing',
  'quota-exceeded',
  'lease-unknown',
  'page-outdated',
]);

/** Returns whether a photo's failure will affect every photo after it. */
export function stopsBatch(failure: Failure): boolean {
  return BATCH_WIDE.has(failure.code);
}

/**
 * For `catch`, if a photo can do without what failed: returns the value. Failures that may pass, or would affect
 * every photo, are thrown again.
 */
export function ifPhotosFault<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof AppError && (mayPass(error.failure) || stopsBatch(error.failure))) throw error;
    return value;
  };
}
