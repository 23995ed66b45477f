import type { DownloadProblem, Failure, FailureDetails } from '#core/failure.ts';
import { failureText, type FailureWording, photoFailureText } from '#core/failure-text.ts';
import { MAX_ZIP_BYTES, MAX_ZIP_ENTRIES } from '#core/limits.ts';
import { durationWords, sizeWords } from './quantity-text.ts';
import { text, type TextKey } from './text.ts';

const DOWNLOAD_PROBLEM = {
  cancelled: 'failure_download_cancelled',
  'no-space': 'failure_download_no_space',
  'not-allowed': 'failure_download_not_allowed',
  interrupted: 'failure_download_interrupted',
} as const satisfies Record<DownloadProblem, TextKey>;

const PAGE_NOT_READABLE = {
  protected: 'failure_page_protected',
  file: 'failure_page_file',
  pdf: 'failure_page_pdf',
} as const satisfies Record<FailureDetails['page-not-readable']['reason'], TextKey>;

/** Every failure in the browser's language. */
export const FAILURES: FailureWording = {
  'photo-empty': () => text('failure_photo_empty'),
  'photo-too-large': ({ sizeBytes, maxBytes }) =>
    text('failure_photo_too_large', sizeWords(sizeBytes), sizeWords(maxBytes)),
  'photo-not-an-image': () => text('failure_photo_not_an_image'),
  'photo-format-unsupported': ({ format }) => text('failure_photo_format_unsupported', format),
  'photo-too-many-pixels': ({ width, height, maxPixels }) =>
    text('failure_photo_too_many_pixels', width, height, Math.round(maxPixels / 1_000_000)),
  'photo-gone': () => text('failure_photo_gone'),
  'photo-unreadable': () => text('failure_photo_unreadable'),
  'batch-full': ({ photosPerBatch }) => text('failure_batch_full', photosPerBatch),
  'photo-id-taken': () => text('failure_photo_id_taken'),
  'no-description': () => text('failure_no_description'),
  'engine-failed': ({ message }) => text('failure_engine_failed', message),
  'engine-timeout': ({ timeoutMs }) => text('failure_engine_timeout', durationWords(timeoutMs)),
  'engine-unavailable': () => text('failure_engine_unavailable'),
  'page-image-needs-permission': ({ host }) => text('failure_page_image_needs_permission', host),
  'page-image-refused': ({ host, status }) => text('failure_page_image_refused', host, status),
  'page-image-private': ({ host }) => text('failure_page_image_private', host),
  'page-image-passed-on': ({ host }) => text('failure_page_image_passed_on', host),
  'page-image-timeout': ({ timeoutMs }) => text('failure_page_image_timeout', durationWords(timeoutMs)),
  'page-image-too-small': ({ widthPx, heightPx, thresholdPx }) =>
    text('failure_page_image_too_small', widthPx, heightPx, thresholdPx),
  'page-images-too-large': ({ maxBytes }) => text('failure_page_images_too_large', sizeWords(maxBytes)),
  'nothing-selected': () => text('failure_nothing_selected'),
  'quota-exceeded': ({ limit, left = 0, photos = 0 }) =>
    left > 0 ? text('failure_quota_only', left, photos) : text('failure_quota_exceeded', limit),
  'all-photos-failed': () => text('failure_all_photos_failed'),
  'batch-failed': ({ message }) =>
    text('failure_batch_failed_because', message?.trim() || text('failure_unknown')),
  'archive-incomplete': ({ picked, accountedFor }) =>
    text('failure_archive_incomplete', accountedFor, picked),
  'photo-changed': ({ name }) => text('failure_photo_changed', name),
  'lease-unknown': () => text('failure_lease_unknown'),
  'sign-in-required': () => text('failure_sign_in_required'),
  'session-over': () => text('failure_session_over'),
  'sign-in-unavailable': () => text('failure_sign_in_unavailable'),
  'engine-key-missing': () => text('failure_engine_key_missing'),
  'network-unreachable': () => text('failure_network_unreachable'),
  'request-invalid': ({ message }) => text('failure_request_invalid', message),
  'request-too-large': ({ maxBytes }) => text('failure_request_too_large', sizeWords(maxBytes)),
  'too-many-requests': ({ retryAfterMs }) => text('failure_too_many_requests', durationWords(retryAfterMs)),
  'path-unknown': () => text('failure_path_unknown'),
  'not-ready': ({ what }) => text('failure_not_ready', what),
  'server-failed': ({ status }) => text('failure_server_failed', status),
  'sign-in-cancelled': () => text('failure_sign_in_cancelled'),
  'sign-in-failed': ({ message }) => text('failure_sign_in_failed', message),
  'worker-stopped': () => text('failure_worker_stopped'),
  'download-failed': ({ reason }) => text(DOWNLOAD_PROBLEM[reason]),
  'origin-unknown': () => text('failure_origin_unknown'),
  'admin-only': () => text('failure_admin_only'),
  'admin-locked': () => text('failure_admin_locked'),
  'admin-password-wrong': () => text('failure_admin_password_wrong'),
  'account-unknown': () => text('failure_account_unknown'),
  'subscription-running': () => text('failure_subscription_running'),
  'signature-invalid': ({ message }) => text('failure_signature_invalid', message),
  'not-configured': ({ what }) => text('failure_not_configured', what),
  'rules-invalid': ({ message }) => text('failure_rules_invalid', message),
  'zip-unreadable': zipWords,
  'page-not-readable': ({ reason }) => text(PAGE_NOT_READABLE[reason]),
};

/** A failure in the browser's language. */
export function failureWords(failure: Failure): string {
  return failureText(failure, FAILURES);
}

/** One photo's failure with the photo's name, in the browser's language. */
export function photoFailureWords(name: string, failure: Failure): string {
  return photoFailureText(name, failure, FAILURES);
}

function zipWords({ reason }: FailureDetails['zip-unreadable']): string {
  switch (reason) {
    case 'damaged':
      return text('failure_zip_damaged');
    case 'locked':
      return text('failure_zip_locked');
    case 'too-many-files':
      return text('failure_zip_too_many_files', MAX_ZIP_ENTRIES);
    case 'too-large':
      return text('failure_zip_too_large', sizeWords(MAX_ZIP_BYTES));
  }
}
