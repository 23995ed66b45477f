import type { PlainKey, Translate } from '#messages/translate.ts';
import type { DownloadProblem, Failure, FailureCode, FailureDetails, FailureOf } from './failure.ts';
import { durationText, type Quantities, sizeText } from './accounts/quantity-text.ts';

/** The message subjects of failures. */
export type FailureWords = Translate<'failures' | Quantities>;

/**
 * Returns what happened, and what to do next, for the person concerned. For a photo's failure, the caller puts the
 * photo's name first; a sentence that begins in lower case continues it: "IMG_0042.jpg" + "is empty. …".
 */
export function failureText<Code extends FailureCode>(
  { code, details }: FailureOf<Code>,
  t: FailureWords,
): string {
  // A server newer than this program may have failures of its own.
  return Object.hasOwn(FAILURES, code) ? FAILURES[code](details, t) : code;
}

/** Returns a photo's failure as a whole sentence, with the photo's name. */
export function photoFailureText(name: string, failure: Failure, t: FailureWords): string {
  const text = failureText(failure, t);
  return /^\p{Ll}/u.test(text) ? `${name} ${text}` : `${name}: ${text}`;
}

type Said<Code extends FailureCode> = (details: FailureDetails[Code], t: FailureWords) => string;

/** A failure whose sentence doesn't use its details. */
function plain(key: PlainKey<'failures'>): (details: unknown, t: FailureWords) => string {
  return (_details, t) => t(key);
}

function zipProblem(problem: FailureDetails['zip-unreadable'], t: FailureWords): string {
  switch (problem.reason) {
    case 'locked':
      return t('failures.zipLocked');
    case 'damaged':
      return t('failures.zipDamaged');
    case 'too-many-files':
      return t('failures.zipTooManyFiles', { count: problem.limitFiles });
    case 'too-large':
      return t('failures.zipTooLarge', { limit: sizeText(problem.limitBytes, t) });
  }
}

const DOWNLOAD_PROBLEMS: Readonly<Record<DownloadProblem, PlainKey<'failures'>>> = {
  cancelled: 'failures.downloadCancelled',
  'no-space': 'failures.downloadNoSpace',
  'not-allowed': 'failures.downloadNotAllowed',
  interrupted: 'failures.downloadInterrupted',
};

const PAGE_PROBLEMS: Readonly<Record<FailureDetails['page-not-readable']['reason'], PlainKey<'failures'>>> = {
  protected: 'failures.pageProtected',
  file: 'failures.pageFile',
  pdf: 'failures.pagePdf',
};

/** The message of every failure, and the message's arguments. */
const FAILURES: { readonly [Code in FailureCode]: Said<Code> } = {
  'photo-empty': plain('failures.photoEmpty'),
  'photo-too-large': ({ sizeBytes, maxBytes }, t) =>
    t('failures.photoTooLarge', { size: sizeText(sizeBytes, t), limit: sizeText(maxBytes, t) }),
  'photo-not-an-image': plain('failures.photoNotAnImage'),
  'photo-format-unsupported': ({ format }, t) => t('failures.photoFormatUnsupported', { format }),
  'photo-too-many-pixels': ({ width, height, maxPixels }, t) =>
    t('failures.photoTooManyPixels', { width, height, maxMillions: Math.round(maxPixels / 1_000_000) }),
  'photo-too-heavy': plain('failures.photoTooHeavy'),
  'photo-unreadable': plain('failures.photoUnreadable'),
  'raw-without-preview': ({ format }, t) => t('failures.rawWithoutPreview', { format }),
  'photo-gone': plain('failures.photoGone'),
  'batch-full': ({ photosPerBatch }, t) => t('failures.batchFull', { photos: photosPerBatch }),
  'photo-id-taken': plain('failures.photoIdTaken'),
  'no-description': plain('failures.noDescription'),
  'engine-failed': ({ message }, t) => t('failures.engineFailed', { reason: message }),
  'engine-timeout': ({ timeoutMs }, t) => t('failures.engineTimeout', { time: durationText(timeoutMs, t) }),
  'engine-unavailable': plain('failures.engineUnavailable'),
  'engine-damaged': ({ file }, t) => t('failures.engineDamaged', { file }),
  'engine-no-room': plain('failures.engineNoRoom'),
  'page-image-needs-permission': ({ host }, t) => t('failures.pageImageNeedsPermission', { host }),
  'page-image-refused': ({ host, status }, t) =>
    t('failures.pageImageRefused', { host, status: String(status) }),
  'page-image-private': ({ host }, t) => t('failures.pageImagePrivate', { host }),
  'page-image-passed-on': ({ host }, t) => t('failures.pageImagePassedOn', { host }),
  'page-image-timeout': ({ timeoutMs }, t) =>
    t('failures.pageImageTimeout', { time: durationText(timeoutMs, t) }),
  'page-image-too-small': ({ widthPx, heightPx, thresholdPx }, t) =>
    t('failures.pageImageTooSmall', { width: widthPx, height: heightPx, least: thresholdPx }),
  'page-image-only-shown': plain('failures.pageImageOnlyShown'),
  'page-images-too-large': ({ maxBytes }, t) =>
    t('failures.pageImagesTooLarge', { size: sizeText(maxBytes, t) }),
  'nothing-selected': plain('failures.nothingSelected'),
  'quota-exceeded': ({ limit, left = 0, photos = 0 }, t) =>
    left > 0 ? t('failures.quotaOnly', { left, photos }) : t('failures.quotaExceeded', { limit }),
  'all-photos-failed': plain('failures.allPhotosFailed'),
  'batch-failed': ({ message }, t) =>
    t('failures.batchFailed', { reason: message?.trim() || t('failures.unknown') }),
  'archive-incomplete': ({ picked, accountedFor }, t) =>
    t('failures.archiveIncomplete', { picked, accounted: accountedFor }),
  'photo-changed': ({ name }, t) => t('failures.photoChanged', { name }),
  'lease-unknown': plain('failures.leaseUnknown'),
  'sign-in-required': plain('failures.signInRequired'),
  'session-over': ({ reason }, t) =>
    t(reason === 'mfa-required' ? 'failures.mfaRequired' : 'failures.sessionOver'),
  'sign-in-unavailable': plain('failures.signInUnavailable'),
  'sign-in-timeout': plain('failures.signInTimeout'),
  'token-failed': plain('failures.tokenFailed'),
  'engine-key-missing': plain('failures.engineKeyMissing'),
  'network-unreachable': plain('failures.networkUnreachable'),
  'page-outdated': plain('failures.pageOutdated'),
  'request-invalid': ({ message }, t) => t('failures.requestInvalid', { reason: message }),
  'request-too-large': ({ maxBytes }, t) => t('failures.requestTooLarge', { limit: sizeText(maxBytes, t) }),
  'too-many-requests': ({ retryAfterMs }, t) =>
    t('failures.tooManyRequests', { time: durationText(retryAfterMs, t) }),
  'path-unknown': plain('failures.pathUnknown'),
  'no-service': plain('failures.noService'),
  'not-ready': ({ what }, t) => t('failures.notReady', { what }),
  'server-failed': ({ status }, t) => t('failures.serverFailed', { status: String(status) }),
  'sign-in-cancelled': plain('failures.signInCancelled'),
  'sign-in-failed': ({ message }, t) => t('failures.signInFailed', { reason: message }),
  'worker-stopped': plain('failures.workerStopped'),
  'download-failed': ({ reason }, t) => t(DOWNLOAD_PROBLEMS[reason]),
  'origin-unknown': plain('failures.originUnknown'),
  'admin-only': plain('failures.adminOnly'),
  'admin-locked': plain('failures.adminLocked'),
  'admin-password-wrong': plain('failures.adminPasswordWrong'),
  'account-unknown': plain('failures.accountUnknown'),
  'subscription-running': plain('failures.subscriptionRunning'),
  'signature-invalid': ({ message }, t) => t('failures.signatureInvalid', { reason: message }),
  'not-configured': ({ what }, t) => t('failures.notConfigured', { what }),
  'rules-invalid': ({ message }, t) => t('failures.rulesInvalid', { reason: message }),
  'record-newer': plain('failures.recordNewer'),
  'zip-unreadable': zipProblem,
  'page-not-readable': ({ reason }, t) => t(PAGE_PROBLEMS[reason]),
};
