import type { CategoryName } from '#core/categorize.ts';
import { PLANS } from '#core/plan.ts';

interface DemoPhoto {
  /** Its file in `public/scenes`. */
  readonly id: string;
  /** The name it came with. */
  readonly name: string;
  readonly description: string;
  readonly category: CategoryName;
  /** What the core makes of the description; a test holds it to that. */
  readonly fileName: string;
}

/** The drawn photos of the demonstration, in the order in which they are placed. */
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
    fileName: 'Two_fried_eggs_on_a_plate.jpg',
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
  titleLines: ['A heap of photos in.', 'Labelled folders out.'],
  text: 'Every photo is looked at, described and named. Then it is laid into the folder where you would look for it, and everything comes back as one ZIP.',
  start: 'Organize your photos',
  free: `Free for ${PLANS.free.photosPerMonth} photos a month. Originals never leave your browser.`,
  demo: 'A demonstration: nine drawn photos leave a loose heap and settle into labelled trays.',
  result: `${DEMO_PHOTOS.length} photos, ${new Set(DEMO_PHOTOS.map(({ category }) => category)).size} folders`,
  again: 'Tip them out again',
  namesTitle: 'From IMG_4071 to a name that says what it is',
  namesText: 'Folder and name come from the description, so a search on your own disk finds the picture.',
} as const;

/** Those whose old and new names are shown. */
export const NAMED_PHOTOS = DEMO_PHOTOS.filter(({ id }) => ['shore', 'cat', 'receipt', 'plate'].includes(id));

export function sceneUrl(id: string): string {
  return `/scenes/${id}.svg`;
}
