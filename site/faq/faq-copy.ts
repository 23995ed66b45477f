import { acceptedFormatsText, acceptedSizesText } from '../kit/accepted-formats.ts';
import { PHOTOS_PER_PRESS, ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { faqWords } from '#words/faq.ts';
import { MEASURED } from '../facts/measured.ts';
import { linksTo } from '../app/pages.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** A sentence that is added while there are founding members; takes their number. */
  readonly founding?: (members: string) => string;
}

const t = translator([faqWords]);
const { free, pro, enterprise } = PLANS;
const { unseen, run } = MEASURED;

export const FAQ_PAGE = {
  title: t('faq.title'),
  text: t('faq.text'),
  indexLabel: t('faq.indexLabel'),
  otherTitle: t('faq.otherTitle'),
  other: t('faq.other'),
  contact: t('faq.contact'),
  linksLabel: t('faq.linksLabel'),
} as const;

export interface IndexedQuestion extends Question {
  /** Its topic, in a word or two. */
  readonly topic: string;
}

export const FAQ: readonly IndexedQuestion[] = [
  {
    topic: t('faq.photosTopic'),
    question: t('faq.photosQuestion'),
    answer: t('faq.photosAnswer', { pixels: String(ENGINE_LONG_EDGE_PX) }),
  },
  {
    topic: t('faq.costTopic'),
    question: t('faq.costQuestion'),
    answer: t('faq.costAnswer', {
      free: free.name,
      freePhotos: free.photosPerMonth,
      pro: pro.name,
      proPrice: pro.priceUsd,
      proPhotos: pro.photosPerMonth,
      enterprise: enterprise.name,
      enterprisePrice: enterprise.priceUsd,
      enterprisePhotos: enterprise.photosPerMonth,
    }),
    founding: (members) => t('faq.costFounding', { members }),
  },
  {
    topic: t('faq.formatsTopic'),
    question: t('faq.formatsQuestion'),
    answer: t('faq.formatsAnswer', { formats: acceptedFormatsText(), size: acceptedSizesText() }),
  },
  {
    topic: t('faq.speedTopic'),
    question: t('faq.speedQuestion'),
    answer: t('faq.speedAnswer', {
      devicePhotos: PHOTOS_PER_PRESS,
      free: free.name,
      freePhotos: free.photosPerBatch,
      pro: pro.name,
      proPhotos: pro.photosPerBatch,
      enterprise: enterprise.name,
      enterprisePhotos: enterprise.photosPerBatch,
      photos: run.photos,
      seconds: run.seconds,
      date: run.date,
    }),
  },
  {
    topic: t('faq.accuracyTopic'),
    question: t('faq.accuracyQuestion'),
    answer: t('faq.accuracyAnswer', unseen),
  },
  {
    topic: t('faq.rulesTopic'),
    question: t('faq.rulesQuestion'),
    answer: t('faq.rulesAnswer', { pro: pro.name, enterprise: enterprise.name }),
  },
  {
    topic: t('faq.guaranteeTopic'),
    question: t('faq.guaranteeQuestion'),
    answer: t('faq.guaranteeAnswer'),
  },
  {
    topic: t('faq.dataTopic'),
    question: t('faq.dataQuestion'),
    answer: t('faq.dataAnswer'),
  },
];

export const FAQ_LINKS = linksTo('terms', 'privacy', 'contact', 'faq');
