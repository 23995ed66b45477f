import type { Failure, FailureDetails } from './failure.ts';
import { PHOTO_FORMATS } from './photo-format.ts';

/** The accepted formats as a list for people: "JPG, PNG, … and BMP". */
export function acceptedFormatsText(): string {
  const labels = Object.values(PHOTO_FORMATS).map((format) => format.label);
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
}

/** A number for people: "10,000". */
export function countText(count: number): string {
  return new Intl.NumberFormat('en-US').format(count);
}

/** A size for people, of 1024 bytes a step: "43 KB", "15 MB", "15.1 MB"; never less than it is. */
export function sizeText(sizeBytes: number): string {
  if (sizeBytes < 1024 * 1024) return `${Math.ceil(sizeBytes / 1024)} KB`;
  const tenths = Math.ceil((sizeBytes / (1024 * 1024)) * 10) / 10;
  return `${tenths} MB`;
}

/**
 * What happened, and what to do next, in words for the person it happened to. For a photo's failure the
 * caller puts the photo's name in front; the sentence reads on from it: "IMG_0042.jpg" + "is empty. …".
 */
export function failureText(failure: Failure): string {
  switch (failure.code) {
    case 'photo-empty':
      return 'is empty. Copy it from the camera or phone again.';
    case 'photo-too-large':
      return `is ${sizeText(failure.details.sizeBytes)}; the limit is ${sizeText(failure.details.maxBytes)}. Save a smaller copy and add that.`;
    case 'photo-not-an-image':
      return 'is not a picture, whatever its name says. Open it to see what it is.';
    case 'photo-format-unsupported':
      return `is ${withArticle(failure.details.format)} file, which we do not take. Save it as JPG or PNG and add that.`;
    case 'photo-too-many-pixels':
      return `claims ${failure.details.width} × ${failure.details.height} pixels; ${Math.round(failure.details.maxPixels / 1_000_000)} million is the limit. Save a smaller copy and add that.`;
    case 'photo-unreadable':
      return 'Failed to read file: it is damaged or cut off. Copy it from the camera or phone again.';
    case 'photo-gone':
      return 'Error reading file: it was moved, changed or deleted since you picked it. Add it again.';
    case 'batch-full':
      return `waits for the next batch: your plan takes ${failure.details.photosPerBatch} at once. Press Organize Photos again for the rest.`;
    case 'no-description':
      return 'Failed to get image description: No analysis returned from service. Try it again.';
    case 'engine-failed':
      return `Failed to get image description. Analysis failed: ${failure.details.message}`;
    case 'engine-timeout':
      return `Failed to get image description within ${Math.round(failure.details.timeoutMs / 1000)} seconds. Try it again.`;
    case 'engine-unavailable':
      return 'Failed to get image description: the service is busy. Try it again in a minute.';
    case 'page-image-needs-permission':
      return `lies on ${failure.details.host}, which lets us read it only with your permission. Allow it and try again.`;
    case 'page-image-refused':
      return `was refused by ${failure.details.host} (${failure.details.status}). Open the page again and try once more.`;
    case 'page-image-private':
      return `leads to ${failure.details.host}, an address inside a private network, so it was left alone. Save it by hand if you know it.`;
    case 'page-image-timeout':
      return `did not arrive within ${Math.round(failure.details.timeoutMs / 1000)} seconds. Try it again.`;
    case 'nothing-selected':
      return 'Please select images first.';
    case 'quota-exceeded':
      return `You've reached your monthly limit of ${countText(failure.details.limit)} images.`;
    case 'all-photos-failed':
      return 'Failed to process any images. Please try again later.';
    case 'batch-failed':
      return failure.details.message
        ? `Processing failed: ${failure.details.message}`
        : 'Failed to process images. Please try again.';
    case 'archive-incomplete':
      return `Of ${failure.details.picked} photos only ${failure.details.accountedFor} are accounted for, so no ZIP was made. Your originals are untouched. Please try again.`;
    case 'photo-changed':
      return `${failure.details.name} was changed while it was being read, so no ZIP was made. Try again.`;
    case 'lease-unknown':
      return 'This batch is over on the server. Press Organize Photos again.';
    case 'sign-in-required':
      return 'Please sign up to process images';
    case 'session-over':
      return 'Your session is over. Please log in again.';
    case 'sign-in-unavailable':
      return 'The sign-in service could not be reached. Try again in a minute.';
    case 'engine-key-missing':
      return 'OpenAI API key is not configured. Please contact support or try again later.';
    case 'network-unreachable':
      return 'The server could not be reached. Check the connection and try again.';
    case 'request-invalid':
      return `The server did not understand the request: ${failure.details.message}`;
    case 'request-too-large':
      return `The request is larger than ${sizeText(failure.details.maxBytes)}. Send less at once.`;
    case 'too-many-requests':
      return `Too many requests. Please try again in ${waitText(failure.details.retryAfterMs)}.`;
    case 'path-unknown':
      return 'The server has nothing at this address.';
    case 'not-ready':
      return `The server is not ready: ${failure.details.what}.`;
    case 'sign-in-cancelled':
      return 'The sign-in window was closed before you were done. Nothing was changed.';
    case 'sign-in-failed':
      return `The sign-in did not work: ${failure.details.message}. Please try again.`;
    case 'worker-stopped':
      return 'Chrome stopped the extension in the middle of it. Please try again.';
    case 'download-failed':
      return DOWNLOAD_PROBLEM[failure.details.reason];
    case 'admin-only':
      return 'This page is for the administrator alone.';
    case 'admin-locked':
      return 'The admin screen is locked. Type the admin password.';
    case 'admin-password-wrong':
      return 'Incorrect password';
    case 'account-unknown':
      return 'There is no account with this e-mail address.';
    case 'signature-invalid':
      return `The signature is not valid: ${failure.details.message}`;
    case 'not-configured':
      return `${failure.details.what} is not set up on this server. Please contact support.`;
    case 'server-failed':
      return `The server failed (${failure.details.status}). Please try again.`;
    case 'zip-unreadable':
      return `could not be opened: ${failure.details.reason}. Unpack it and add the photos themselves.`;
    case 'page-not-readable':
      return PAGE_NOT_READABLE[failure.details.reason];
    case 'rules-invalid':
      return failure.details.message;
  }
}

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

/** One photo's failure as a whole sentence, with the photo's name. */
export function photoFailureText(name: string, failure: Failure): string {
  const text = failureText(failure);
  return /^[a-z]/.test(text) ? `${name} ${text}` : `${name}: ${text}`;
}

function withArticle(noun: string): string {
  return /^(?:SVG|[aeiou])/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}
