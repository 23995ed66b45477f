import { acceptedFormatsText, acceptedSizesText } from '../kit/accepted-formats.ts';
import { ARCHIVE_NAME, ENGINE_LONG_EDGE_PX, SHORT_NAME_LENGTH } from '#core/limits.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { featuresWords } from '#words/features.ts';
import { MEASURED } from '../facts/measured.ts';
import { sampleResult } from '../samples/sample-results.ts';
import { smallSampleUrl } from '../samples/samples.ts';

const t = translator([featuresWords]);
const { unseen, copyKilobytes, run } = MEASURED;
/** The product's real results for three of the sample pictures. */
const results = (['two-dogs', 'coffee', 'receipt'] as const).map(sampleResult);

interface Placed {
  /** The URL of the picture. */
  readonly picture: string;
  readonly folder: string;
}

/** The illustration of a feature. */
export type Specimen =
  | { readonly kind: 'trays'; readonly photos: readonly Placed[] }
  | { readonly kind: 'names'; readonly names: readonly { readonly before: string; readonly after: string }[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'search'; readonly query: string }
  | {
      readonly kind: 'figures';
      readonly figures: readonly { readonly value: string; readonly unit: string }[];
    };

export interface Feature {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly specimen: Specimen;
  readonly text: readonly string[];
}

export const FEATURES_PAGE = {
  title: t('features.title'),
  text: t('features.text'),
  more: t('features.more'),
  less: t('features.less'),
  start: t('features.start'),
  plans: t('features.plans'),
} as const;

export const FEATURES: readonly Feature[] = [
  {
    id: 'organization',
    title: t('features.organizationTitle'),
    summary: t('features.organizationSummary'),
    specimen: {
      kind: 'trays',
      photos: results.map(({ id, folder }) => ({ picture: smallSampleUrl(id), folder })),
    },
    text: [
      t('features.organizationWhy'),
      t('features.organizationMeasured', unseen),
      t('features.organizationVideos'),
    ],
  },
  {
    id: 'renaming',
    title: t('features.renamingTitle'),
    summary: t('features.renamingSummary'),
    specimen: {
      kind: 'names',
      names: results.map(({ before, after }) => ({ before, after })),
    },
    text: [t('features.renamingHow', { characters: SHORT_NAME_LENGTH }), t('features.renamingPattern')],
  },
  {
    id: 'zip',
    title: t('features.zipTitle'),
    summary: t('features.zipSummary'),
    specimen: {
      kind: 'lines',
      lines: [
        ARCHIVE_NAME,
        ...results.slice(0, 2).flatMap(({ folder, after }) => [`  ${folder}/`, `    ${after}`]),
      ],
    },
    text: [t('features.zipWritten'), t('features.zipComplete')],
  },
  {
    id: 'search',
    title: t('features.searchTitle'),
    summary: t('features.searchSummary'),
    specimen: { kind: 'search', query: t('features.searchQuery') },
    text: [t('features.searchText'), t('features.searchRemembered')],
  },
  {
    id: 'private',
    title: t('features.privateTitle'),
    summary: t('features.privateSummary'),
    specimen: {
      kind: 'lines',
      lines: [
        t('features.privateSent', { pixels: String(ENGINE_LONG_EDGE_PX), kilobytes: copyKilobytes }),
        t('features.privateWith'),
        t('features.privateKept'),
      ],
    },
    text: [t('features.privateCopy'), t('features.privateData')],
  },
  {
    id: 'time',
    title: t('features.timeTitle'),
    summary: t('features.timeSummary'),
    specimen: {
      kind: 'figures',
      figures: [
        { value: String(run.photos), unit: t('features.timePhotos') },
        { value: t('features.timeSeconds', { seconds: run.seconds }), unit: t('features.timeTotal') },
      ],
    },
    text: [
      t('features.timeMeasured', {
        date: run.date,
        processor: run.processor,
        free: PLANS.free.name,
        freePhotos: PLANS.free.photosPerBatch,
        enterprise: PLANS.enterprise.name,
        enterprisePhotos: PLANS.enterprise.photosPerBatch,
      }),
      t('features.timeFormats', { formats: acceptedFormatsText(), size: acceptedSizesText() }),
    ],
  },
];
