import { PLANS } from '#core/plan.ts';

export const HOME = {
  title: 'A heap of photos in. Labelled folders out.',
  text: 'Every photo is looked at, described and named. Then it is laid into the folder where you would look for it, and everything comes back as one ZIP.',
  start: 'Organize your photos',
  free: `Free for ${PLANS.free.photosPerMonth} photos a month. Originals never leave your browser.`,
  heap: 'A heap of loose photos on the left, the same photos in labelled trays on the right.',
  trays: [
    { label: 'Nature & Landscapes', scenes: ['hills', 'shore', 'forest'] },
    { label: 'Receipts & Invoices', scenes: ['receipt'] },
    { label: 'Pets', scenes: ['cat', 'cat-night'] },
    { label: 'Buildings & City', scenes: ['skyline', 'tower'] },
    { label: 'Food & Drink', scenes: ['plate'] },
  ],
  names: {
    title: 'From IMG_4071 to a name you would type',
    text: 'The file name is the first thing that you search for. So it says what is in the picture.',
    pairs: [
      { before: 'IMG_4071.HEIC', after: 'Nature & Landscapes/sun_over_a_calm_bay.heic' },
      { before: 'Screenshot 2026-10-02.png', after: 'Receipts & Invoices/printed_receipt.png' },
      { before: 'DSC00018.JPG', after: 'Pets/black_cat_on_a_window_sill.jpg' },
      { before: 'image (3).webp', after: 'Food & Drink/two_fried_eggs_on_a_plate.webp' },
    ],
  },
} as const;

export type Scene = (typeof HOME.trays)[number]['scenes'][number];
