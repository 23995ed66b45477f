import type { CategoryName } from '#core/categorize.ts';
import { PLANS } from '#core/plan.ts';
import { REAL_RESULTS } from '../kit/real-results.ts';

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
  titleLines: ['A heap of photos in.', ['Labelled folders', 'out.']],
  text: 'Our AI identifies what every photo shows, categorizes it into a folder, gives it a name that says what it is, and returns everything in one neatly organized ZIP.',
  audience:
    'For people with scattered photos: busy professionals, families, content creators, travellers, photographers and archivists.',
  tagline: (members: string) =>
    `Unlimited access for the first ${members} ${members === '1' ? 'user who signs up' : 'users who sign up'}.`,
  start: 'Organize your photos',
  features: 'See what it does',
  free: `Free for ${PLANS.free.photosPerMonth} photos a month. Originals never leave your browser.`,
  noTraysYet: 'Trays appear here as the first photos are described.',
  demo: 'A demonstration: nine drawn photos leave a loose heap and settle into labelled trays.',
  result: `${DEMO_PHOTOS.length} photos, ${new Set(DEMO_PHOTOS.map(({ category }) => category)).size} folders`,
  again: 'Tip them out again',
  namesTitle: 'From IMG_2041 to a name that says what it is',
  namesText:
    'Four drawn pictures, and what the engine made of them, as it said it. Folder and name come from the description, so a search on your own disk finds the picture.',
} as const;

/** The photos whose old and new names are shown: real results of the product. */
export const NAMED_PHOTOS = REAL_RESULTS.filter(({ before }) =>
  ['IMG_2041.jpg', 'scan0007.jpg', 'scan0008.jpg', 'Screenshot_0031.png'].includes(before),
);

export function sceneUrl(id: string): string {
  return `/scenes/${id}.svg`;
}
