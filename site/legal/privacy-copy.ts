import { waitText } from '../kit/wait-text.ts';
import {
  ANALYZE_TIMEOUT_MS,
  ENGINE_LONG_EDGE_PX,
  SAVED_BATCH_MS,
  LEASE_MS,
  RATE_LIMITS,
  PROFILE_MS,
  DELETED_SUBJECT_MS,
} from '#core/limits.ts';
import { LOGIN_NOTICE_MS, POPUP } from '../limits.ts';
import { BRAND } from '../kit/brand.ts';
import { type LegalText, OUTSIDE_ENGINE } from './legal-copy.ts';
import { MEASURED } from '../kit/measured.ts';
import { PAGES } from '../app/pages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const days = (ms: number) => `${ms / DAY_MS} days`;
const hours = (ms: number) => `${ms / (60 * 60 * 1000)} hours`;

const engine =
  OUTSIDE_ENGINE === undefined
    ? 'The engine that looks at the copy is built into our server; the copy goes no further.'
    : `Our server passes the copy on to ${OUTSIDE_ENGINE}, which describes it for us.`;
/** How the built-in engine handles text; external engines differ. */
const reading =
  OUTSIDE_ENGINE === undefined
    ? [
        'On a copy that looks like a document, a receipt, a screenshot or notes, the engine also reads what is written. A heading, or the shop and date of a receipt, may become part of the description and the name; the rest of the text is forgotten with the copy. Numbers that look like those of cards, accounts, passports or telephones are left out.',
      ]
    : [];

export const PRIVACY: LegalText = {
  title: 'Privacy',
  lead: `What ${BRAND.name} sends, what it keeps, for how long, and how to get rid of it. In the order in which you meet it.`,
  sections: [
    {
      id: 'short',
      title: 'In short',
      list: [
        'Your original photos never leave your browser.',
        'A small copy of each is looked at in memory and never written to disk. No photo is stored, and no description that anyone could read.',
        'We keep your name and e-mail address, your plan, how many photos you had described, and what you write to us.',
        'You can download all of it, or delete it, by yourself: on the usage page, under “Your data”.',
        'No advertising, no tracking, nothing sold.',
      ],
    },
    {
      id: 'photos',
      title: 'Your photos',
      text: [
        `When you press Organize Photos, your browser makes a copy of each: at most ${ENGINE_LONG_EDGE_PX} pixels on the long edge, about ${MEASURED.copyKilobytes} kB, without metadata, so without place, date or camera. The copy is sent encrypted (HTTPS). The file’s name is not sent.`,
        `The server holds the copy in memory until it has answered, for ${ANALYZE_TIMEOUT_MS / 1000} seconds at most. ${engine}`,
        ...reading,
        'Folders, names and the ZIP are made in your browser, from your own files.',
      ],
    },
    {
      id: 'sent',
      title: 'What is sent where',
      table: {
        caption: 'Whom your browser or our server speaks to, and what it says.',
        widths: [20, 22, 58],
        head: ['Whom', 'When', 'What'],
        rows: [
          ['Our server', 'a batch runs', 'the copies, a random number for each, your access token'],
          [
            OUTSIDE_ENGINE ?? 'An outside engine',
            'a batch runs',
            OUTSIDE_ENGINE === undefined ? 'nothing: none is used' : 'the copies',
          ],
          [
            'Auth0 and Google',
            'you log in',
            `you log in on their pages; they tell us your name, e-mail address and picture. Our server asks again for name and address, at most every ${hours(PROFILE_MS)}`,
          ],
          [
            'Stripe',
            'you buy a plan',
            'you pay on Stripe’s page; the link there carries your account’s number and e-mail address. We never see your card',
          ],
          [
            'Mailchimp',
            'you subscribe to the newsletter',
            'your e-mail address, where this site’s list is kept there. The popup’s form may lead straight to the list, with the name you type',
          ],
          [
            'Our mail provider',
            'you write to us',
            'your message, with name and e-mail address, goes to our mailbox',
          ],
          [
            'EmailJS',
            'you log in',
            `a note to us that you have logged in, with name and e-mail address, at most every ${hours(LOGIN_NOTICE_MS)}, where this is switched on`,
          ],
        ],
      },
    },
    {
      id: 'kept',
      title: 'What our server keeps',
      table: {
        caption: 'Everything that is stored about you, and until when.',
        widths: [18, 48, 34],
        head: ['What', 'In detail', 'Until'],
        rows: [
          [
            'Account',
            'the login’s number for you, name, e-mail address, plan, with a monthly limit or without, since when',
            'you delete it',
          ],
          ['Usage', 'how many photos were described, for each month', 'you delete your account'],
          [
            'A running batch',
            'how many photos it reserved, and their random numbers; no name, no content',
            `it ends, at the latest ${waitText(LEASE_MS)} after its last photo`,
          ],
          [
            'Payments',
            'Stripe’s numbers for you and your subscription, its plan and state, the e-mail address you paid with',
            'you delete your account; the bare number of an ended subscription stays, so that it stays ended',
          ],
          ['Messages', 'what you wrote, with name and e-mail address', 'you delete your account, or ask us'],
          [
            'Newsletter',
            'your e-mail address, and since when',
            'you delete your account, or ask us; where the list is kept elsewhere, until that service has been told',
          ],
          [
            'Attempts',
            'how often a form or “Your data” was used from one internet address or account, against floods',
            `${waitText(RATE_LIMITS.messages.windowMs)} later`,
          ],
          [
            'Log',
            'a line for each request: time, kind of request, outcome, duration, your account’s number. No internet address, no e-mail address, no content',
            'it is rotated out by whoever runs the server',
          ],
          [
            'After a deletion',
            'a checksum of the login’s number, so that sessions from before open nothing, and this month’s photo count, which goes on if you come back',
            `${days(DELETED_SUBJECT_MS)} later`,
          ],
        ],
      },
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      text: [
        'We set no cookie for tracking. The login library sets one cookie that says, for a day, that there is a session. The rest is storage of your browser’s own, under these names; clearing this site’s data in your browser removes all of it.',
      ],
      table: {
        caption: 'What lies in your browser for this site.',
        widths: [32, 44, 24],
        head: ['Name', 'What', 'Until'],
        rows: [
          [
            '@@auth0spajs@@…',
            'the session: its tokens, and your name, e-mail address and picture',
            'you log out',
          ],
          ['a0.spajs.…', 'a login that is under way', 'it is done'],
          ['image-processing-usage', 'plan and count, to show them at once', 'you log out'],
          ['server-config', 'where to log in and to pay; nothing about you', 'you clear it'],
          ['naming-and-rules', 'your naming pattern and rules', 'you clear it'],
          [
            'captured-emails',
            'addresses you typed into the newsletter’s form',
            'your account is deleted here',
          ],
          ['login-notice-sent', 'when the last login note was sent', 'you clear it'],
          [
            'subscription-popup-closed',
            `when you closed the popup, so that it stays away ${days(POPUP.cooldownMs)}`,
            'you clear it',
          ],
          ['ui-theme', 'light, dark or as the system', 'you clear it'],
          ['scroll-positions', 'where on a page you were', 'the tab is closed'],
          [
            'photos-on-the-table',
            'under which name the photos are kept that you picked before you left to log in',
            'you are back, or the tab is closed',
          ],
          ['account-deleted', 'that your account was just deleted, to tell you', 'it is said'],
          [
            'batches',
            'a database (IndexedDB) with your last batch, so that it can go on after a reload, and its folders stay to be looked at: its photos, their descriptions, what their own files say of them, your rules. Photos that you pick before you log in are in it until you are back. It never leaves your browser',
            `you discard it, begin another batch or log out, somebody else logs in, or you come back later than ${days(SAVED_BATCH_MS)}`,
          ],
          [
            'Cache storage',
            'this site’s own public pages and files, for when you are offline',
            'a new version, or you clear it',
          ],
        ],
      },
    },
    {
      id: 'extension',
      title: 'The Chrome extension',
      text: [
        'It reads a page only when you ask for its images. What it reads, sends and keeps has a page of its own.',
      ],
      link: { to: PAGES.chromeStorePolicy.path, label: 'Privacy of the extension' },
    },
    {
      id: 'rights',
      title: 'See it, take it, delete it',
      text: [
        '“Download my data” on the usage page gives you everything above that our server holds about you as one JSON file. Messages and the newsletter’s entry are found by your e-mail address, once the login has verified it.',
        '“Delete my account” removes all of it in one step, and takes your address off the newsletter’s list. It is refused only while a subscription is still paid: cancel that first. What has been mailed to us, and what Stripe, Google and EmailJS keep on their own, is not in our hands.',
        'A session that is still open in another browser or in the extension ends, or begins a new, empty account: log out there too.',
      ],
      link: { to: PAGES.usage.path, label: 'Usage and your data' },
    },
    {
      id: 'contact',
      title: 'Ask us',
      text: [
        'Whatever this page leaves open, the contact page reaches a person. You may also complain to the data protection authority where you live.',
      ],
      link: { to: PAGES.contact.path, label: 'Contact' },
    },
  ],
};
