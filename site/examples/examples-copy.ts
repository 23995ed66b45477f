import { PLANS } from '#core/accounts/plan.ts';
import { translator } from '#messages/translate.ts';
import { examplesWords } from '#words/examples.ts';
import { linksTo } from '../app/pages.ts';
import type { SampleId } from '../samples/samples.ts';

const t = translator([examplesWords]);

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly shortDesc: string;
  readonly description: string;
  readonly hoverDescription: string;
  /** The sample pictures on its table. */
  readonly samples: readonly SampleId[];
}

export const EXAMPLES_PAGE = {
  title: t('examples.title'),
  text: t('examples.text'),
  more: t('examples.more'),
  tryIt: t('examples.tryIt'),
  linksLabel: t('examples.linksLabel'),
} as const;

/** Milliseconds, for Radix. */
export const HOVER_CARD_MS = { openDelay: 700, closeDelay: 300 } as const;

const { enterprise } = PLANS;

export const EXAMPLES: readonly Example[] = [
  {
    id: 'family',
    title: t('examples.familyTitle'),
    shortDesc: t('examples.familyShort'),
    description: t('examples.familyText'),
    hoverDescription: t('examples.familyMore'),
    samples: ['two-dogs', 'cat', 'coffee'],
  },
  {
    id: 'travel',
    title: t('examples.travelTitle'),
    shortDesc: t('examples.travelShort'),
    description: t('examples.travelText'),
    hoverDescription: t('examples.travelMore'),
    samples: ['pavilion', 'sunset', 'mountain-path'],
  },
  {
    id: 'projects',
    title: t('examples.projectsTitle'),
    shortDesc: t('examples.projectsShort'),
    description: t('examples.projectsText'),
    hoverDescription: t('examples.projectsMore'),
    samples: ['receipt', 'screenshot', 'pavilion'],
  },
  {
    id: 'events',
    title: t('examples.eventsTitle'),
    shortDesc: t('examples.eventsShort'),
    description: t('examples.eventsText'),
    hoverDescription: t('examples.eventsMore', { photos: enterprise.photosPerBatch, plan: enterprise.name }),
    samples: ['astronaut', 'dahlia', 'coffee'],
  },
  {
    id: 'products',
    title: t('examples.productsTitle'),
    shortDesc: t('examples.productsShort'),
    description: t('examples.productsText'),
    hoverDescription: t('examples.productsMore'),
    samples: ['coffee', 'dahlia', 'receipt'],
  },
  {
    id: 'archives',
    title: t('examples.archivesTitle'),
    shortDesc: t('examples.archivesShort'),
    description: t('examples.archivesText'),
    hoverDescription: t('examples.archivesMore'),
    samples: ['boats', 'stream', 'nuthatch'],
  },
];

export const EXAMPLE_LINKS = linksTo('terms', 'privacy', 'contact', 'features', 'about');
