import type { DownloadProblem, Failure, FailureCode, FailureDetails } from '../failure.ts';
import { PHOTO_FORMATS, type PhotoFormat } from '../photo-formats.ts';
import { numberOf, objectOf, oneOf, optional, type Reader, textOf } from './fields.ts';
import { KEPT } from './limits.ts';
import { isRecord } from '../is-record.ts';

const text = textOf(KEPT.name);
const number = numberOf();
const nothing: Reader<Record<string, never>> = (value) => (isRecord(value) ? {} : undefined);
const withFormat = objectOf<{ format: string }>({ format: text });
const withHost = objectOf<{ host: string }>({ host: text });
const withLimit = objectOf<{ maxBytes: number }>({ maxBytes: number });
const withMessage = objectOf<{ message: string }>({ message: text });
const withTimeout = objectOf<{ timeoutMs: number }>({ timeoutMs: number });
const withWhat = objectOf<{ what: string }>({ what: text });

const DETAILS: { readonly [Code in FailureCode]: Reader<FailureDetails[Code]> } = {
  'photo-empty': nothing,
  'photo-too-large': objectOf<FailureDetails['photo-too-large']>({ sizeBytes: number, maxBytes: number }),
  'photo-not-an-image': nothing,
  'photo-format-unsupported': withFormat,
  'photo-too-many-pixels': objectOf<FailureDetails['photo-too-many-pixels']>({
    width: number,
    height: number,
    maxPixels: number,
  }),
  'photo-too-heavy': nothing,
  'photo-gone': nothing,
  'photo-unreadable': objectOf<FailureDetails['photo-unreadable']>({
    format: optional(oneOf(...(Object.keys(PHOTO_FORMATS) as readonly PhotoFormat[]))),
  }),
  'raw-without-preview': withFormat,
  'batch-full': objectOf<FailureDetails['batch-full']>({ photosPerBatch: number }),
  'photo-id-taken': nothing,
  'no-description': nothing,
  'engine-failed': withMessage,
  'engine-timeout': withTimeout,
  'engine-unavailable': objectOf<FailureDetails['engine-unavailable']>({ retryAfterMs: optional(number) }),
  'engine-damaged': objectOf<FailureDetails['engine-damaged']>({ file: text }),
  'engine-no-room': nothing,
  'page-image-needs-permission': withHost,
  'page-image-refused': objectOf<FailureDetails['page-image-refused']>({ host: text, status: number }),
  'page-image-private': withHost,
  'page-image-passed-on': withHost,
  'page-image-timeout': withTimeout,
  'page-image-too-small': objectOf<FailureDetails['page-image-too-small']>({
    widthPx: number,
    heightPx: number,
    thresholdPx: number,
  }),
  'page-image-only-shown': nothing,
  'page-images-too-large': withLimit,
  'nothing-selected': nothing,
  'quota-exceeded': objectOf<FailureDetails['quota-exceeded']>({
    limit: number,
    resetsOn: text,
    left: optional(number),
    photos: optional(number),
  }),
  'all-photos-failed': nothing,
  'batch-failed': objectOf<FailureDetails['batch-failed']>({ message: optional(text) }),
  'archive-incomplete': objectOf<FailureDetails['archive-incomplete']>({
    picked: number,
    accountedFor: number,
  }),
  'photo-changed': objectOf<FailureDetails['photo-changed']>({ name: text }),
  'lease-unknown': nothing,
  'sign-in-required': nothing,
  'session-over': nothing,
  'sign-in-unavailable': nothing,
  'engine-key-missing': nothing,
  'network-unreachable': nothing,
  'page-outdated': nothing,
  'request-invalid': withMessage,
  'request-too-large': withLimit,
  'too-many-requests': objectOf<FailureDetails['too-many-requests']>({ retryAfterMs: number }),
  'path-unknown': nothing,
  'no-service': nothing,
  'not-ready': withWhat,
  'server-failed': objectOf<FailureDetails['server-failed']>({ status: number }),
  'sign-in-cancelled': nothing,
  'sign-in-failed': withMessage,
  'sign-in-timeout': nothing,
  'token-failed': nothing,
  'worker-stopped': nothing,
  'download-failed': objectOf<FailureDetails['download-failed']>({
    reason: oneOf<DownloadProblem>('cancelled', 'no-space', 'not-allowed', 'interrupted'),
  }),
  'origin-unknown': nothing,
  'admin-only': nothing,
  'admin-locked': nothing,
  'admin-password-wrong': objectOf<FailureDetails['admin-password-wrong']>({ attemptsLeft: number }),
  'account-unknown': nothing,
  'subscription-running': nothing,
  'signature-invalid': withMessage,
  'not-configured': withWhat,
  'rules-invalid': withMessage,
  'record-newer': nothing,
  'zip-unreadable': (value) =>
    isRecord(value)
      ? ZIP_DETAILS.map((read) => read(value)).find((details) => details !== undefined)
      : undefined,
  'page-not-readable': objectOf<FailureDetails['page-not-readable']>({
    reason: oneOf<FailureDetails['page-not-readable']['reason']>('protected', 'file', 'pdf'),
  }),
};

type ZipDetails = FailureDetails['zip-unreadable'];

const ZIP_DETAILS: readonly Reader<ZipDetails>[] = [
  objectOf<Extract<ZipDetails, { reason: 'locked' | 'damaged' }>>({ reason: oneOf('locked', 'damaged') }),
  objectOf<Extract<ZipDetails, { reason: 'too-many-files' }>>({
    reason: oneOf('too-many-files'),
    limitFiles: number,
  }),
  objectOf<Extract<ZipDetails, { reason: 'too-large' }>>({ reason: oneOf('too-large'), limitBytes: number }),
];

/** Reads a failure with all details that its text needs. */
export const readFailure: Reader<Failure> = (value) => {
  if (!isRecord(value)) return undefined;
  const code = value['code'];
  if (typeof code !== 'string' || !isFailureCode(code)) return undefined;
  const details = DETAILS[code](value['details']);
  // The details are those of this code.
  return details && ({ code, details } as Failure);
};

function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(DETAILS, code);
}
