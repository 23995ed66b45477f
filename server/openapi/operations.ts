import type { FailureCode } from '#core/failure.ts';
import { accountEndpoint } from '#protocol/account.ts';
import {
  adminEndpoint,
  searchAccountsEndpoint,
  resetUsageEndpoint,
  reviewsEndpoint,
  setPlanEndpoint,
  subscribersEndpoint,
  unlockEndpoint,
} from '#protocol/admin.ts';
import {
  analyzeImageEndpoint,
  FILM_FRAMES_HEADER,
  LANGUAGE_HEADER,
  LEASE_HEADER,
  PHOTO_ID_HEADER,
} from '#protocol/analyze-image.ts';
import { reserveEndpoint, settleEndpoint } from '#protocol/batches.ts';
import { configEndpoint } from '#protocol/config.ts';
import { contactEndpoint } from '#protocol/contact.ts';
import type { Endpoint } from '#protocol/endpoint.ts';
import { healthEndpoint, readyEndpoint } from '#protocol/health.ts';
import { openApiEndpoint } from '#protocol/openapi.ts';
import { deleteAccountEndpoint, exportAccountEndpoint } from '#protocol/own-data.ts';
import { stripeWebhookEndpoint } from '#protocol/stripe-webhook.ts';
import { subscribeEndpoint } from '#protocol/subscribe.ts';
import { totalsEndpoint } from '#protocol/totals.ts';

/** The facts that the document needs about an endpoint besides its definition. */
export interface Operation {
  readonly endpoint: Endpoint;
  readonly summary: string;
  /** Its own failure codes, besides those that follow from its access, rate limit and body. */
  readonly failures?: readonly FailureCode[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Request bodies that aren't JSON: a description by media type. */
  readonly bodies?: Readonly<Record<string, string>>;
}

/** All endpoints of the server, in the order in which a client uses them. */
export const OPERATIONS: readonly Operation[] = [
  { endpoint: configEndpoint, summary: 'What a client has to know before anyone is signed in' },
  { endpoint: totalsEndpoint, summary: 'How much the service is used, all accounts together' },
  { endpoint: accountEndpoint, summary: 'The account that bears the token, made on first sight' },
  {
    endpoint: exportAccountEndpoint,
    summary: 'Everything that the server holds about the account that bears the token',
  },
  {
    endpoint: deleteAccountEndpoint,
    summary:
      'Deletes the account that bears the token and everything that belongs to it; again changes nothing',
    failures: ['subscription-running'],
  },
  {
    endpoint: reserveEndpoint,
    summary: 'Counts a batch before it begins, all or nothing, and answers its lease',
    failures: ['quota-exceeded', 'batch-full'],
  },
  {
    endpoint: analyzeImageEndpoint,
    summary:
      'One picture in, what it shows out, within 25 seconds: a description, and the folder, a phrase for the file name, how sure that is and what else it might be, where the engine says so',
    failures: [
      'quota-exceeded',
      'batch-full',
      'lease-unknown',
      'photo-id-taken',
      'photo-empty',
      'photo-too-large',
      'photo-not-an-image',
      'photo-format-unsupported',
      'photo-too-many-pixels',
      'photo-too-heavy',
      'photo-unreadable',
      'no-description',
      'engine-failed',
      'engine-timeout',
      'engine-unavailable',
      'engine-key-missing',
    ],
    headers: {
      [FILM_FRAMES_HEADER]:
        'The sizes in bytes of up to three frames of a film, separated by commas; the body is then these frames one after the other, of at most 1024 × 1024 pixels each. They count as one picture and get one answer',
      [LANGUAGE_HEADER]:
        'de, es, fr or ja, if a chat model is to write its description in that language; the answer then names it',
      [LEASE_HEADER]: 'The batch that the picture is counted under; without it, it is a batch of its own',
      [PHOTO_ID_HEADER]:
        'The picture’s own key, up to 64 characters of A-Z, a-z, 0-9, _ and -: the same picture sent again under the same lease is answered what was said before, and counts once; another picture is refused',
    },
    bodies: {
      'image/jpeg': 'The picture, up to 15 MB',
      'image/png': 'The picture, up to 15 MB',
      'image/webp': 'The picture, up to 15 MB',
      'application/json':
        '{ "base64Image": the picture as base64, without a data-URL prefix; up to 4 MB of picture }',
    },
  },
  {
    endpoint: settleEndpoint,
    summary: 'Ends a batch and gives back what it did not use; again, or too late, changes nothing',
  },
  {
    endpoint: subscribeEndpoint,
    summary: 'Subscribes an address to the newsletter',
    failures: ['origin-unknown'],
  },
  {
    endpoint: contactEndpoint,
    summary: 'Takes a message from the contact or the support form',
    failures: ['origin-unknown'],
  },
  { endpoint: adminEndpoint, summary: 'Whether the caller is the administrator' },
  {
    endpoint: unlockEndpoint,
    summary: 'The admin password for a token that unlocks the calls below',
    failures: ['admin-password-wrong'],
  },
  {
    endpoint: searchAccountsEndpoint,
    summary: 'Accounts by address or name, with plan and use, and the totals of all',
  },
  { endpoint: setPlanEndpoint, summary: 'Gives an account another plan', failures: ['account-unknown'] },
  {
    endpoint: resetUsageEndpoint,
    summary: 'Sets an account’s count of the month to 0',
    failures: ['account-unknown'],
  },
  {
    endpoint: reviewsEndpoint,
    summary: 'Accounts that pay a price of which the settings do not say what it buys',
  },
  { endpoint: subscribersEndpoint, summary: 'Every captured address, the oldest first' },
  {
    endpoint: stripeWebhookEndpoint,
    summary: 'Events of the payment provider, each in effect once, in any order',
    failures: ['signature-invalid', 'not-configured'],
    headers: { 'Stripe-Signature': 'Over the raw body' },
    bodies: { 'application/json': 'An event as Stripe sends it' },
  },
  { endpoint: openApiEndpoint, summary: 'This document' },
  { endpoint: healthEndpoint, summary: 'The process is there' },
  {
    endpoint: readyEndpoint,
    summary: 'The server can do its work',
    failures: ['not-ready'],
  },
];
