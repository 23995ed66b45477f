import type { CategoryName } from '#core/categorize.ts';
import { translator } from '#messages/translate.ts';
import { homeWords } from '#words/home.ts';
import { REAL_RESULTS } from '../kit/real-results.ts';

const t = translator([homeWords]);

interface DemoPhoto {
  /** Base name of its file in `public/scenes`. */
  readonly id: string;
  /** The original file name. */
  readonly name: string;
  readonly description: string;
  readonly category: CategoryName;
  /** The name that the core gives for the description; a test verifies it. */
  readonly fileName: string;
}

/** The drawings of the demo, in the order in which they are placed. */
export const DEMO_PHOTOS = [
  {
    id: 'shore',
    name: 'IMG_4071.HEIC',
    description: 'A sunset over a calm bay.',
    category: 'Sunsets & Sky',
    fileName: 'sunset_over_a_calm_bay.heic',
  },
  {
    id: 'cat',
    name: 'DSC00018.JPG',
    description: 'A black cat on a window sill.',
    category: 'Pets',
    fileName: 'black_cat_on_a_window_sill.jpg',
  },
  {
    id: 'tower',
    name: 'PXL_20260817.jpg',
    description: 'A brick building under a blue sky.',
    category: 'Buildings & City',
    fileName: 'brick_building_under_a_blue_sky.jpg',
  },
  {
    id: 'receipt',
    name: 'image (3).webp',
    description: 'A printed receipt.',
    category: 'Receipts & Invoices',
    fileName: 'printed_receipt.webp',
  },
  {
    id: 'hills',
    name: 'IMG_4090.HEIC',
    description: 'A path over green hills.',
    category: 'Nature & Mountains',
    fileName: 'path_over_green_hills.heic',
  },
  {
    id: 'plate',
    name: 'IMG_3307.JPG',
    description: 'Two fried eggs on a plate.',
    category: 'Food',
    fileName: 'two_fried_eggs_on_a_plate.jpg',
  },
  {
    id: 'dog',
    name: 'DSC00102.JPG',
    description: 'A golden retriever.',
    category: 'Pets',
    fileName: 'golden_retriever.jpg',
  },
  {
    id: 'skyline',
    name: 'IMG_5512.PNG',
    description: 'A city skyline at night.',
    category: 'Buildings & City',
    fileName: 'city_skyline_at_night.png',
  },
  {
    id: 'forest',
    name: 'IMG_4102.HEIC',
    description: 'A misty pine forest.',
    category: 'Nature & Mountains',
    fileName: 'misty_pine_forest.heic',
  },
] as const satisfies readonly DemoPhoto[];

export const HOME = {
  /** The last word is separate, since it can be circled. */
  titleLines: [t('home.title'), [t('home.titleLead'), t('home.titleLast')]],
  text: t('home.text'),
  audience: t('home.audience'),
  tagline: (members: string) => t('home.tagline', { members }),
  start: t('home.start'),
  features: t('home.features'),
  free: t('home.free'),
  noTraysYet: t('home.noTraysYet'),
  demo: t('home.demo'),
  result: t('home.result', {
    photos: DEMO_PHOTOS.length,
    folders: new Set(DEMO_PHOTOS.map(({ category }) => category)).size,
  }),
  again: t('home.again'),
  namesTitle: t('home.namesTitle'),
  namesText: t('home.namesText'),
} as const;

/** The photos whose old and new names are shown: real results of the product. */
export const NAMED_PHOTOS = REAL_RESULTS.filter(({ before }) =>
  ['IMG_2041.jpg', 'scan0007.jpg', 'scan0008.jpg', 'Screenshot_0031.png'].includes(before),
);

export function sceneUrl(id: string): string {
  return `/scenes/${id}.svg`;
}
