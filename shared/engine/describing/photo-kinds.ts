import type { CategoryName } from '#core/categories/categorize.ts';

/** Photos of a place, which its parts describe better than one word for the whole. */
export const SCENES: ReadonlySet<CategoryName> = new Set([
  'Beach & Sea',
  'Sunsets & Sky',
  'Landmarks & Travel',
  'Buildings & City',
  'Nature & Mountains',
]);

/** Photos that people far away belong to as well. */
export const FAR: ReadonlySet<CategoryName> = new Set([
  'Beach & Sea',
  'Sunsets & Sky',
  'Nature & Mountains',
  'Sports & Fitness',
]);

/** Of these, no single thing in the picture is the subject. */
export const PLACES_AND_EVENTS: ReadonlySet<CategoryName> = new Set([
  ...SCENES,
  'Weddings',
  'Birthdays & Parties',
  'Concerts & Music',
  'Sports & Fitness',
]);

/** Photos of animals. */
export const ANIMALS: ReadonlySet<CategoryName> = new Set([
  'Pets',
  'Birds',
  'Insects & Spiders',
  'Sea Life',
  'Farm Animals',
  'Wildlife',
]);

/** Folders of photos of people. */
export const OF_PEOPLE: ReadonlySet<CategoryName> = new Set([
  'People & Portraits',
  'Family & Groups',
  'Sports & Fitness',
  'Weddings',
  'Birthdays & Parties',
  'Concerts & Music',
]);
/** Folders where people are there even if the detector missed them. */
export const ALWAYS_OF_PEOPLE: ReadonlySet<CategoryName> = new Set(['People & Portraits', 'Family & Groups']);
/** Folders of buildings, one of which is also behind the other. */
export const BUILT: ReadonlySet<CategoryName> = new Set(['Landmarks & Travel', 'Buildings & City']);
/** Flat subjects: things printed or shown on them aren't objects in the photo. */
export const FLAT: ReadonlySet<CategoryName> = new Set([
  'Screenshots',
  'Receipts & Invoices',
  'Whiteboards & Notes',
  'Documents & Books',
  'Art & Museums',
]);
