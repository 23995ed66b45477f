import { ARCHIVE_NAME } from '#core/limits.ts';
import { PLANS } from '#core/plan.ts';
import { BRAND } from '../kit/brand.ts';
import type { Question } from '../faq/faq-copy.ts';

const { free } = PLANS;

export const CHROME_EXTENSION = {
  title: 'The photos of any page, in folders',
  text: `Right-click a page, choose “Organize these images”, and ${ARCHIVE_NAME} is in your downloads folder: every photo described, named and filed.`,
  add: 'Add to Chrome',
  newTab: '(opens in a new tab)',
  sample: 'The store’s address is a sample until the extension is published.',
  price: `Free for ${free.photosPerMonth} photos a month.`,
  featuresTitle: 'What it does',
  stepsTitle: 'In a minute',
  questionsTitle: 'Three questions',
  policy: 'What the extension reads, sends and keeps',
  storeUrl: BRAND.extensionStoreUrl,
} as const;

export interface Screenshot {
  /** Base name of its files in `public/extension`, made by `npm run site:pictures`. */
  readonly id: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly alt: string;
  /** Whether it shows a whole page, with the side panel on its right. */
  readonly isPage: boolean;
}

/** Width in pixels of the smaller file of each. */
export const SMALL_SHOT_PX = 582;

export const HERO_SHOT: Screenshot = {
  id: 'screenshot-1',
  widthPx: 1164,
  heightPx: 650,
  isPage: true,
  alt: 'A page of photos. The context menu is open at “Organize these images”, and the side panel lists twelve photos, all selected.',
};

export const EXTENSION_FEATURES: readonly {
  readonly title: string;
  readonly text: string;
  readonly shot?: Screenshot;
}[] = [
  {
    title: 'Finds the photos, leaves the clutter',
    text: 'Late-loading galleries, backgrounds, links to the full size. Icons, sprites and tracking pixels stay out, and from which size on is yours to say.',
  },
  {
    title: 'Shows its work',
    text: 'Each photo leaves the heap for its folder as it is described. Close the panel or the browser in the middle: the batch goes on where it was.',
    shot: {
      id: 'screenshot-2',
      widthPx: 1164,
      heightPx: 650,
      isPage: true,
      alt: 'The side panel in the dark theme: photos leave the heap for labelled trays, seven of twelve are done.',
    },
  },
  {
    title: 'Asks for the hosts it needs, and no others',
    text: 'It may read no site at installation. Where images lie on another host, it asks for exactly that host, and goes on without if you like.',
    shot: {
      id: 'screenshot-5',
      widthPx: 1164,
      heightPx: 650,
      isPage: true,
      alt: 'The side panel names two hosts whose images were chosen, with the buttons “Allow and go on” and “Go on without them”.',
    },
  },
  {
    title: 'Knows your month',
    text: 'The popup shows the plan and what is left of it: one account, the same count as on the site.',
    shot: {
      id: 'screenshot-4',
      widthPx: 806,
      heightPx: 556,
      isPage: false,
      alt: 'The popup, light and dark: Free plan, 12 of 25 images, and the buttons to organize this page’s images or photos from the disk.',
    },
  },
];

export const INSTALL_STEPS: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Add it', text: 'Press Add to Chrome above, and confirm in the store.' },
  { title: 'Pin it', text: 'The puzzle piece in the toolbar, then the pin beside our name.' },
  { title: 'Log in', text: 'The popup’s button opens the login. It is the account that you have here.' },
  { title: 'Use it', text: 'Right-click any page with photos, or press Alt+Shift+O.' },
];

export const EXTENSION_QUESTIONS: readonly Question[] = [
  {
    question: 'Is it free?',
    answer: `The extension is. It uses your account’s photos of the month: ${free.photosPerMonth} on the ${free.name} plan, ${free.photosPerBatch} at once.`,
  },
  {
    question: 'Which browsers does it run in?',
    answer:
      'Chrome 148 and later, and browsers built on the same Chromium that take extensions from the Chrome Web Store, such as Edge, Brave and Vivaldi.',
  },
  {
    question: 'Do I need an account?',
    answer: 'Yes, a free one. Log in with Google in the popup or the side panel; no card is asked for.',
  },
];
