import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { sizeText } from '#core/number-text.ts';
import { MAX_PHOTO_BYTES, TOAST_MS } from '#core/limits.ts';
import { type Entitlement, limitsFor, PLANS } from '#core/plan.ts';
import type { Toast } from '#core/toast.ts';

export const UPLOAD = {
  title: 'Organize Your Photos',
  signedOut: 'Sign up to organize your photos with our AI-powered service.',
  waiting: (photos: number) =>
    photos === 1
      ? 'Your photo stays on the table while you sign up.'
      : `Your ${photos} photos stay on the table while you sign up.`,
  signup: 'Sign up',
  login: 'Log in',
  offline: 'You are offline. Your photos stay here until the connection is back.',
  upgrade: 'Upgrade Plan',
  leave: 'Your photos are still being organized. Leave the page and stop?',
  leaveUnsaved: 'Your changes are not in the ZIP yet. Leave the page without them?',
  note: `We only accept ${acceptedFormatsText()} images up to ${sizeText(MAX_PHOTO_BYTES)} each. A ZIP joins as the photos in it.`,
  howTitle: 'How It Works',
  featuresTitle: 'What you can rely on',
} as const;

/** The line under the zone: what one press takes, on this plan or on each. */
export function planLine(entitlement: Entitlement | undefined): string {
  if (entitlement) {
    return `Your ${PLANS[entitlement.plan].name} plan takes up to ${limitsFor(entitlement).photosPerBatch} photos at once.`;
  }
  const plans = Object.values(PLANS).map((plan) => `${plan.name} ${plan.photosPerBatch}`);
  return `Photos at once: ${plans.join(', ')}.`;
}

const error = (title: string): Toast => ({ kind: 'error', title, durationMs: TOAST_MS.standard });

export const UPLOAD_TOASTS = {
  signUpToUpload: error('Please sign up to upload and process images'),
} as const;

export const UPLOAD_FEATURES = [
  {
    title: 'AI Powered',
    text: 'Every photo is looked at and described in a sentence or two. The sentence gives the file its name.',
  },
  {
    title: 'Smart Categorization',
    text: 'The description decides the folder, from receipts to pets. What fits nowhere goes to Unsorted, never lost.',
  },
  {
    title: 'Privacy First',
    text: 'Originals never leave your browser. A small copy without metadata is looked at in memory and gone with the answer.',
  },
] as const;

export const UPLOAD_STEPS = [
  {
    title: 'Pick your photos',
    text: `Drop them, choose them or paste them: up to ${PLANS.free.photosPerBatch} at once, more on a larger plan.`,
  },
  { title: 'Press Organize Photos', text: 'A small copy of each is looked at, a few side by side.' },
  { title: 'Watch them settle', text: 'Each leaves the heap for its tray as soon as it is described.' },
  {
    title: 'Get your ZIP',
    text: 'It downloads by itself: every original, in its folder, under its new name.',
  },
  {
    title: 'Look it over',
    text: 'See every folder, and the reason for every photo that could not be placed.',
  },
] as const;
