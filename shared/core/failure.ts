import type { PhotoFormat } from './photo-format.ts';

/** Every way in which something a user asked for can fail, with what there is to say about it. */
export interface FailureDetails {
  // One photo
  'photo-empty': Record<never, never>;
  'photo-too-large': { sizeBytes: number; maxBytes: number };
  'photo-not-an-image': Record<never, never>;
  'photo-format-unsupported': { format: string };
  'photo-too-many-pixels': { width: number; height: number; maxPixels: number };
  'photo-unreadable': { format?: PhotoFormat };
  'batch-full': { photosPerBatch: number };
  'no-description': Record<never, never>;
  'engine-failed': { message: string };
  'engine-timeout': { timeoutMs: number };
  'engine-unavailable': { retryAfterMs?: number };
  // The batch
  'nothing-selected': Record<never, never>;
  'quota-exceeded': { limit: number; resetsOn: string };
  'all-photos-failed': Record<never, never>;
  'archive-incomplete': { picked: number; accountedFor: number };
  'photo-changed': { name: string };
  'lease-unknown': Record<never, never>;
  // Reaching the server
  'sign-in-required': Record<never, never>;
  'engine-key-missing': Record<never, never>;
  'network-unreachable': Record<never, never>;
  'request-invalid': { message: string };
  'server-failed': { status: number };
  // What a user brings along
  'rules-invalid': { message: string };
  'zip-unreadable': { reason: string };
}

export type FailureCode = keyof FailureDetails;

export type Failure = {
  [Code in FailureCode]: { readonly code: Code; readonly details: FailureDetails[Code] };
}[FailureCode];

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
  'engine-unavailable',
  'engine-timeout',
  'network-unreachable',
  'server-failed',
]);

/** Whether trying the same thing again later can succeed. */
export function mayPass(failure: Failure): boolean {
  return PASSING.has(failure.code);
}

/** Failures that say something about the account or the batch, so that the next photo would meet them too. */
const BATCH_WIDE: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'sign-in-required',
  'engine-key-missing',
  'quota-exceeded',
  'lease-unknown',
]);

/** Whether a failure that one photo met will meet every photo after it. */
export function stopsBatch(failure: Failure): boolean {
  return BATCH_WIDE.has(failure.code);
}
