import type { Failure, FailureCode, FailureDetails, FailureOf, ZipProblem } from './failure.ts';
import { MAX_ZIP_ENTRIES } from './limits.ts';
import { countText, sizeText } from './number-text.ts';

/** The words for every way of failing: each gives what happened, and what to do next. */
export type FailureWording = {
  readonly [Code in FailureCode]: (details: FailureDetails[Code]) => string;
};

/**
 * What happened, and what to do next, in words for the person it happened to. For a photo's failure the
 * caller puts the photo's name in front; a sentence that begins with a small letter reads on from it:
 * "IMG_0042.jpg" + "is empty. …".
 */
export function failureText<Code extends FailureCode>(
  { code, details }: FailureOf<Code>,
  wording: FailureWording = ENGLISH_FAILURES,
): string {
  // A server that is newer than this program may know failures of its own.
  return Object.hasOwn(wording, code) ? wording[code](details) : code;
}

/** One photo's failure as a whole sentence, with the photo's name. */
export function photoFailureText(name: string, failure: Failure, wording?: FailureWording): string {
  const text = failureText(failure, wording);
  return /^\p{Ll}/u.test(text) ? `${name} ${text}` : `${name}: ${text}`;
}

/** The words of the specification. */
export const ENGLISH_FAILURES: FailureWording = {
  'photo-empty': () => 'is empty. Copy it from the camera or phone again.',
  'photo-too-large': ({ sizeBytes, maxBytes }) =>
    `is ${sizeText(sizeBytes)}; the limit is ${sizeText(maxBytes)}. Save a smaller copy and add that.`,
  'photo-not-an-image': () => 'is not a picture, whatever its name says. Open it to see what it is.',
  'photo-format-unsupported': ({ format }) =>
    `is ${withArticle(format)} file, which we do not take. Save it as JPG or PNG and add that.`,
  'photo-too-many-pixels': ({ width, height, maxPixels }) =>
    `claims ${width} × ${height} pixels; ${Math.round(maxPixels / 1_000_000)} million is the limit. Save a smaller copy and add that.`,
  'photo-unreadable': () =>
    'Failed to read file: it is damaged or cut off. Copy it from the camera or phone again.',
  'photo-gone': () =>
    'Error reading file: it was moved, changed or deleted since you picked it. Add it again.',
  'batch-full': ({ photosPerBatch }) =>
    `waits for the next batch: ${photosPerBatch} go at once. Press Organize Photos again for the rest.`,
  'photo-id-taken': () => 'was not looked at: another picture was sent in its place before. Try it again.',
  'no-description': () => 'Failed to get image description: No analysis returned from service. Try it again.',
  'engine-failed': ({ message }) => `Failed to get image description. Analysis failed: ${message}`,
  'engine-timeout': ({ timeoutMs }) =>
    `Failed to get image description within ${Math.round(timeoutMs / 1000)} seconds. Try it again.`,
  'engine-unavailable': () =>
    'Failed to get image description: the service is busy. Try it again in a minute.',
  'page-image-needs-permission': ({ host }) =>
    `lies on ${host}, which lets us read it only with your permission. Allow it and try again.`,
  'page-image-refused': ({ host, status }) =>
    `was refused by ${host} (${status}). Open the page again and try once more.`,
  'page-image-private': ({ host }) =>
    `leads to ${host}, an address inside a private network, so it was left alone. Save it by hand if you know it.`,
  'page-image-passed-on': ({ host }) =>
    `was passed on by ${host} to an address that could not be checked, so it was left alone. Open it in a tab of its own and organize that.`,
  'page-image-timeout': ({ timeoutMs }) =>
    `did not arrive within ${Math.round(timeoutMs / 1000)} seconds. Try it again.`,
  'page-image-too-small': ({ widthPx, heightPx, thresholdPx }) =>
    `is ${widthPx} × ${heightPx} pixels; images under ${thresholdPx} pixels are left out. Ask for smaller ones in the options to have it.`,
  'page-images-too-large': ({ maxBytes }) =>
    `was one too many: a page hands over ${sizeText(maxBytes)} at most of the images that only it can read. Save it by hand.`,
  'nothing-selected': () => 'Please select images first.',
  'quota-exceeded': ({ limit, left = 0, photos = 0 }) =>
    left > 0
      ? `Only ${countText(left)} of ${countText(photos)} fit this month.`
      : `You've reached your monthly limit of ${countText(limit)} images.`,
  'all-photos-failed': () => 'Failed to process any images. Please try again later.',
  'batch-failed': ({ message }) => `Processing failed: ${message?.trim() || 'Unknown error'}`,
  'archive-incomplete': ({ picked, accountedFor }) =>
    `Of ${picked} photos only ${accountedFor} are accounted for, so no ZIP was made. Your originals are untouched. Please try again.`,
  'photo-changed': ({ name }) =>
    `Error reading file: ${name} was changed meanwhile, so no ZIP was made. Try again.`,
  'lease-unknown': () => 'This batch is over on the server. Press Organize Photos again.',
  'sign-in-required': () => 'Please sign up to process images',
  'session-over': () => 'Your session is over. Please log in again.',
  'sign-in-unavailable': () => 'The login service could not be reached. Try again in a minute.',
  'engine-key-missing': () => 'OpenAI API key is not configured. Please contact support or try again later.',
  'network-unreachable': () => 'The server could not be reached. Check the connection and try again.',
  'request-invalid': ({ message }) => `The server did not understand the request: ${message}`,
  'request-too-large': ({ maxBytes }) =>
    `The request is larger than ${sizeText(maxBytes)}. Send less at once.`,
  'too-many-requests': ({ retryAfterMs }) =>
    `Too many requests. Please try again in ${waitText(retryAfterMs)}.`,
  'path-unknown': () => 'The server has nothing at this address.',
  'not-ready': ({ what }) => `The server is not ready: ${what}.`,
  'sign-in-cancelled': () => 'The login window was closed before you were done. Nothing was changed.',
  'sign-in-failed': ({ message }) => `The login did not work: ${message}. Please try again.`,
  'worker-stopped': () => 'Chrome stopped the extension in the middle of it. Please try again.',
  'download-failed': ({ reason }) => DOWNLOAD_PROBLEM[reason],
  'origin-unknown': () =>
    'The page that sent this is not one of ours, so nothing was taken. Open Where My Pix itself and send it there.',
  'admin-only': () => 'This page is for the administrator alone.',
  'admin-locked': () => 'The admin screen is locked. Type the admin password.',
  'admin-password-wrong': () => 'Incorrect password',
  'account-unknown': () => 'There is no account with this e-mail address.',
  'subscription-running': () =>
    'A paid subscription of this account is still running. Cancel it first, and delete the account once it has ended. Nothing was deleted.',
  'signature-invalid': ({ message }) => `The signature is not valid: ${message}`,
  'not-configured': ({ what }) => `${what} is not set up on this server. Please contact support.`,
  'server-failed': ({ status }) => `The server failed (${status}). Please try again.`,
  'zip-unreadable': ({ reason }) =>
    `Failed to read file: ${ZIP_PROBLEM[reason]}. Unpack it and add the photos themselves.`,
  'page-not-readable': ({ reason }) => PAGE_NOT_READABLE[reason],
  'rules-invalid': ({ message }) => message,
};

const ZIP_PROBLEM: Readonly<Record<ZipProblem, string>> = {
  locked: 'it is locked with a password',
  damaged: 'it is damaged',
  'too-many-files': `it holds more than ${MAX_ZIP_ENTRIES} files`,
  'too-large': 'it unpacks to over 1 GB',
};

const DOWNLOAD_PROBLEM: Readonly<Record<FailureDetails['download-failed']['reason'], string>> = {
  cancelled: 'The ZIP was not saved: the download was cancelled. It is still here.',
  'no-space': 'The ZIP was not saved: the disk is full. Make room and save it again.',
  'not-allowed':
    'The ZIP was not saved: Chrome may not write to that folder. Choose another and save it again.',
  interrupted: 'The ZIP was not saved: the download was interrupted. Save it again.',
};

const PAGE_NOT_READABLE: Readonly<Record<FailureDetails['page-not-readable']['reason'], string>> = {
  protected:
    'Chrome lets no extension read this page. Open the page with your photos and try again, or add them from your disk.',
  file: 'This page is a file on your disk. Turn on “Allow access to file URLs” in the extension’s details, or add the photos themselves.',
  pdf: 'Photos inside a PDF cannot be read. Save them from the PDF and add the files.',
};

/** A wait for people: "20 seconds", "1 minute", "14 minutes"; never shorter than it is. */
export function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function withArticle(noun: string): string {
  return /^(?:SVG|[aeiou])/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}
