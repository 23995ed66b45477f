import { TOAST_MS } from '#core/limits.ts';
import type { Toast } from '#core/toast.ts';

/**
 * Our contact details. Sample data, and labelled as such on the page: replace it, and set `isSample` to
 * false.
 */
export const CONTACT_DETAILS = {
  isSample: true,
  email: 'support@example.com',
  phone: '+1 (702) 555-0100',
  office: ['1 Sample Street, Suite 100', 'Las Vegas, NV 89101', 'United States'],
} as const;

export const CONTACT = {
  title: 'Contact',
  text: 'Say what happened, and which photo it happened to. The answer comes by email.',
  detailsTitle: 'Support',
  email: 'Email',
  phone: 'Phone',
  office: 'Office',
  sample: 'Sample details, not yet ours.',
  formTitle: 'Write to us',
  send: 'Send message',
} as const;

export const HELP = {
  title: 'How Can We Help?',
  text: 'Tell us what you tried and what came of it. Your photos stay with you: never send one that is private.',
  formTitle: 'Ask us',
  send: 'Submit Support Request',
} as const;

export const MESSAGE_FORM = {
  sending: 'Sending…',
  /**
   * The text of `network-unreachable`, repeated here because the module with the other texts may fail to
   * load.
   */
  unreachable: 'The server could not be reached. Check the connection and try again.',
  honeypot: 'Leave this field empty',
  fields: {
    name: { label: 'Name', autoComplete: 'name' },
    email: { label: 'Email', autoComplete: 'email', type: 'email' },
    subject: { label: 'Subject' },
    message: { label: 'Message', rows: 7 },
  },
} as const;

export const MESSAGE_SENT: Toast = {
  kind: 'success',
  title: 'Message sent!',
  description: "We'll get back to you as soon as possible.",
  durationMs: TOAST_MS.standard,
};
