import { TOAST_MS } from '#core/limits.ts';
import type { Toast } from '#core/toast.ts';

export const NEWSLETTER = {
  title: 'Newsletter',
  text: 'A letter when there is something new, and only then.',
  label: 'Email',
  placeholder: 'you@example.com',
  submit: 'Subscribe',
  submitting: 'Subscribing…',
  again: 'Send it again',
  subscribed: 'You are subscribed.',
  already: 'This email is already subscribed to our newsletter.',
  pending: 'We have your address. The list gets it as soon as it answers.',
  kept: (email: string) =>
    `${email} is not subscribed yet. It is kept on this device and sent when the server can be reached.`,
  admin: {
    title: 'Newsletter form',
    count: (count: number) => (count === 1 ? '1 email captured' : `${count} emails captured`),
    counting: 'Counting the emails',
    download: 'Download',
    reset: 'Reset Form',
    shortcut: 'Ctrl+Shift+E downloads them too.',
  },
} as const;

export const NEWSLETTER_TOASTS = {
  already: {
    kind: 'info',
    title: 'Already Subscribed',
    description: NEWSLETTER.already,
    durationMs: TOAST_MS.standard,
  },
  failed: {
    kind: 'error',
    title: 'Error',
    description: 'There was a problem with your subscription. Please try again.',
    durationMs: TOAST_MS.standard,
  },
} as const satisfies Record<string, Toast>;
