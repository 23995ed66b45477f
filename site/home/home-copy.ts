import { translator } from '#messages/translate.ts';
import { gapIn } from '#core/wording/punctuation.ts';
import { LANGUAGE } from '../app/language.ts';
import { homeWords } from '#words/home.ts';
import { SAMPLE_RESULTS, sampleResult } from '../samples/sample-results.ts';

const t = translator([homeWords]);

export const HOME = {
  /** The last word is separate, because it can be circled. */
  titleLines: [t('home.title'), [`${t('home.titleLead')}${gapIn(LANGUAGE)}`, t('home.titleLast')]],
  text: t('home.text'),
  tagline: (members: string) => t('home.tagline', { members }),
  features: t('home.features'),
  demo: t('home.demo', { photos: SAMPLE_RESULTS.length }),
  result: t('home.result', {
    photos: SAMPLE_RESULTS.length,
    folders: new Set(SAMPLE_RESULTS.map(({ folder }) => folder)).size,
  }),
  again: t('home.again'),
  namesTitle: t('home.namesTitle'),
  namesText: t('home.namesText'),
} as const;

/** The pictures whose old and new names are shown: real results of the product. */
export const NAMED_PHOTOS = (['two-dogs', 'coffee', 'receipt', 'mountain-path'] as const).map(sampleResult);
