import { PLANS } from '#core/plan.ts';

/** The drawn photos of the demonstration, in the order in which they are placed. Files of `public/scenes`. */
export const DEMO_PHOTOS = [
  { id: 'shore', name: 'IMG_4071.HEIC', category: 'Nature & Mountains', path: 'sun_over_a_calm_bay.heic' },
  { id: 'cat', name: 'DSC00018.JPG', category: 'Pets', path: 'black_cat_on_a_window_sill.jpg' },
  {
    id: 'tower',
    name: 'PXL_20260817.jpg',
    category: 'Buildings & City',
    path: 'clock_tower_under_a_blue_sky.jpg',
  },
  { id: 'receipt', name: 'image (3).webp', category: 'Receipts & Invoices', path: 'printed_receipt.webp' },
  { id: 'hills', name: 'IMG_4090.HEIC', category: 'Nature & Mountains', path: 'path_over_green_hills.heic' },
  { id: 'plate', name: 'IMG_3307.JPG', category: 'Food & Drink', path: 'two_fried_eggs_on_a_plate.jpg' },
  { id: 'dog', name: 'DSC00102.JPG', category: 'Pets', path: 'golden_retriever.jpg' },
  { id: 'skyline', name: 'IMG_5512.PNG', category: 'Buildings & City', path: 'city_skyline_at_night.png' },
  { id: 'forest', name: 'IMG_4102.HEIC', category: 'Nature & Mountains', path: 'misty_pine_forest.heic' },
] as const;

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
