import { ARCHIVE_NAME } from '#core/limits.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { extensionPageWords } from '#words/extension-page.ts';
import { COMPANY_FACTS } from '../facts/company.ts';
import type { Question } from '../faq/faq-copy.ts';

const t = translator([extensionPageWords]);
const { free } = PLANS;

export const CHROME_EXTENSION = {
  title: t('extension-page.title'),
  text: t('extension-page.text', { archive: ARCHIVE_NAME }),
  add: t('extension-page.add'),
  newTab: t('extension-page.newTab'),
  load: t('extension-page.load'),
  price: t('extension-page.price', { photos: free.photosPerMonth }),
  featuresTitle: t('extension-page.featuresTitle'),
  stepsTitle: t('extension-page.stepsTitle'),
  questionsTitle: t('extension-page.questionsTitle'),
  policy: t('extension-page.policy'),
  storeUrl: COMPANY_FACTS.extensionStore,
} as const;

export interface Screenshot {
  /** The base name of its files in `public/extension`, created by `npm run pictures -- site`. */
  readonly id: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly alt: string;
  /** Whether it shows a whole page, with the side panel on the right. */
  readonly isPage: boolean;
}

/** The width in pixels of each screenshot's smaller file. */
export const SMALL_SHOT_PX = 582;

export const HERO_SHOT: Screenshot = {
  id: 'screenshot-1',
  widthPx: 1164,
  heightPx: 650,
  isPage: true,
  alt: t('extension-page.heroAlt'),
};

export const EXTENSION_FEATURES: readonly {
  readonly title: string;
  readonly text: string;
  readonly shot?: Screenshot;
}[] = [
  {
    title: t('extension-page.findsTitle'),
    text: t('extension-page.findsText'),
  },
  {
    title: t('extension-page.showsTitle'),
    text: t('extension-page.showsText'),
    shot: {
      id: 'screenshot-2',
      widthPx: 1164,
      heightPx: 650,
      isPage: true,
      alt: t('extension-page.showsAlt'),
    },
  },
  {
    title: t('extension-page.asksTitle'),
    text: t('extension-page.asksText'),
    shot: {
      id: 'screenshot-5',
      widthPx: 1164,
      heightPx: 650,
      isPage: true,
      alt: t('extension-page.asksAlt'),
    },
  },
  {
    title: t('extension-page.monthTitle'),
    text: t('extension-page.monthText'),
    shot: {
      id: 'screenshot-4',
      widthPx: 806,
      heightPx: 556,
      isPage: false,
      alt: t('extension-page.monthAlt'),
    },
  },
];

export const INSTALL_STEPS: readonly { readonly title: string; readonly text: string }[] = [
  COMPANY_FACTS.extensionStore === undefined
    ? { title: t('extension-page.loadStep'), text: t('extension-page.loadStepText') }
    : { title: t('extension-page.addStep'), text: t('extension-page.addStepText') },
  { title: t('extension-page.pinStep'), text: t('extension-page.pinStepText') },
  { title: t('extension-page.logInStep'), text: t('extension-page.logInStepText') },
  { title: t('extension-page.useStep'), text: t('extension-page.useStepText') },
];

export const EXTENSION_QUESTIONS: readonly Question[] = [
  {
    question: t('extension-page.freeQuestion'),
    answer: t('extension-page.freeAnswer', {
      photos: free.photosPerMonth,
      plan: free.name,
      once: free.photosPerBatch,
    }),
  },
  {
    question: t('extension-page.browsersQuestion'),
    answer: t('extension-page.browsersAnswer'),
  },
  {
    question: t('extension-page.accountQuestion'),
    answer: t('extension-page.accountAnswer'),
  },
];
