import { LONGEST_ASKED_WAIT_MS } from './limits.ts';
import type { PhotoFormat } from './photo-format.ts';

/** Nothing more to say than the code. */
type Nothing = Record<string, never>;

/** Why a browser did not save a file. */
export type DownloadProblem = 'cancelled' | 'no-space' | 'not-allowed' | 'interrupted';

/** Why a ZIP could not be taken apart. */
export type ZipProblem = 'locked' | 'damaged' | 'too-many-files' | 'too-large';

/** Every way in which something a user asked for can fail, with what there is to say about it. */
export interface FailureDetails {
  // One photo
  'photo-empty': Nothing;
  'photo-too-large': { sizeBytes: number; maxBytes: number };
  'photo-not-an-image': Nothing;
  'photo-format-unsupported': { format: string };
  'photo-too-many-pixels': { width: number; height: number; maxPixels: number };
  'photo-gone': Nothing;
  'photo-unreadable': { format?: PhotoFormat };
  'batch-full': { photosPerBatch: number };
  /** Its id was used before in this batch, for another picture. */
  'photo-id-taken': Nothing;
  'no-description': Nothing;
  'engine-failed': { message: string };
  'engine-timeout': { timeoutMs: number };
  'engine-unavailable': { retryAfterMs?: number };
  // A photo that lies on a web page
  'page-image-needs-permission': { host: string };
  'page-image-refused': { host: string; status: number };
  'page-image-private': { host: string };
  /** Its host passes it on to where nothing may be loaded from; where that is, no extension is told. */
  'page-image-passed-on': { host: string };
  'page-image-timeout': { timeoutMs: number };
  /** Smaller than the user wants images; what the page said of it did not tell. */
  'page-image-too-small': { widthPx: number; heightPx: number; thresholdPx: number };
  /** One of those that only the page can read, and more of them than it can hand over together. */
  'page-images-too-large': { maxBytes: number };
  // The batch
  'nothing-selected': Nothing;
  /** `left` and `photos`: what is left of the month, and what the batch would have taken, where that is known. */
  'quota-exceeded': { limit: number; resetsOn: string; left?: number; photos?: number };
  'all-photos-failed': Nothing;
  /** Something that should not happen; the message, where there is one, is the program's own. */
  'batch-failed': { message?: string };
  'archive-incomplete': { picked: number; accountedFor: number };
  'photo-changed': { name: string };
  'lease-unknown': Nothing;
  // Reaching the server
  'sign-in-required': Nothing;
  'session-over': Nothing;
  'sign-in-unavailable': Nothing;
  'engine-key-missing': Nothing;
  'network-unreachable': Nothing;
  'request-invalid': { message: string };
  'request-too-large': { maxBytes: number };
  'too-many-requests': { retryAfterMs: number };
  'path-unknown': Nothing;
  'not-ready': { what: string };
  'server-failed': { status: number };
  // Signing in from the extension
  'sign-in-cancelled': Nothing;
  'sign-in-failed': { message: string };
  // What Chrome does to the extension
  'worker-stopped': Nothing;
  'download-failed': { reason: DownloadProblem };
  /** A page elsewhere sent what only our own may. */
  'origin-unknown': Nothing;
  // Looking after the service
  'admin-only': Nothing;
  'admin-locked': Nothing;
  'admin-password-wrong': { attemptsLeft: number };
  'account-unknown': Nothing;
  /** The account cannot be deleted while something is still paid for it. */
  'subscription-running': Nothing;
  'signature-invalid': { message: string };
  /** Something that this server was not given: `what` names it for people. */
  'not-configured': { what: string };
  // What a user brings along
  'rules-invalid': { message: string };
  'zip-unreadable': { reason: ZipProblem };
  /** A browser's tab whose page an extension may not read: the browser's own, a file's, or a PDF. */
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

/** Failures that may pass by themselves, so that another try makes sense. */
const PASSING: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'too-many-requests',
  'sign-in-unavailable',
  'not-ready',
  'engine-unavailable',
  'engine-timeout',
  'network-unreachable',
  'server-failed',
  'worker-stopped',
]);

/** Whether trying the same thing again later can succeed. */
export function mayPass(failure: Failure): boolean {
  return PASSING.has(failure.code);
}

/** Failures in which nobody was reached who could have answered. */
const UNREACHED: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'network-unreachable',
  'sign-in-unavailable',
  'not-ready',
  'worker-stopped',
]);

/** A gateway says of the server behind it that it is not there (RFC 9110, 15.6.3 to 15.6.5). */
const GATEWAY_STATUS: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether whoever could have answered was not there: the network is gone, or the server is being started again. */
export function reachedNobody(failure: Failure): boolean {
  if (failure.code === 'server-failed') return GATEWAY_STATUS.has(failure.details.status);
  return UNREACHED.has(failure.code);
}

/** Whether the server says that it has too much to do, or fails as it does when it has: 429 and 5xx. */
export function isOverload(failure: Failure): boolean {
  const { code } = failure;
  if (code === 'server-failed') return failure.details.status >= 500;
  return code === 'too-many-requests' || code === 'engine-unavailable' || code === 'engine-timeout';
}

/**
 * How long the server asks to be left alone, in milliseconds; nothing where it does not say, or nothing sensible. It is
 * heard for {@link LONGEST_ASKED_WAIT_MS} at most.
 */
export function askedWaitMs(failure: Failure): number | undefined {
  const isAsking = failure.code === 'engine-unavailable' || failure.code === 'too-many-requests';
  return isAsking ? boundedWaitMs(failure.details.retryAfterMs) : undefined;
}

/** A wait that was asked for, in milliseconds, from 0 to {@link LONGEST_ASKED_WAIT_MS}; nothing for what is no number. */
export function boundedWaitMs(askedMs: number | undefined): number | undefined {
  if (askedMs === undefined || Number.isNaN(askedMs)) return undefined;
  return Math.min(LONGEST_ASKED_WAIT_MS, Math.max(0, askedMs));
}

/** Failures of a photo that are the service's, and not the photo's own. */
const ENGINES_OWN: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'no-description',
  'engine-failed',
  // Under an id of its own it is taken.
  'photo-id-taken',
]);

/** Whether a photo that met this failure may be placed when it is looked at once more. */
export function isWorthAnotherLook(failure: Failure): boolean {
  return mayPass(failure) || ENGINES_OWN.has(failure.code);
}

/** Failures that say something about the account or the batch, so that the next photo would meet them too. */
const BATCH_WIDE: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'sign-in-required',
  'session-over',
  'engine-key-missing',
  'quota-exceeded',
  'lease-unknown',
]);

/** Whether a failure that one photo met will meet every photo after it. */
export function stopsBatch(failure: Failure): boolean {
  return BATCH_WIDE.has(failure.code);
}
