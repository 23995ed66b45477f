import type { CategoryName } from './categorize.ts';

/** A folder for several categories that each have too few photos for one of their own. */
export type BroaderFolder =
  'animals' | 'people' | 'outdoors' | 'places' | 'food' | 'papers' | 'vehicles' | 'things' | 'other';

/** Where a person would look next for a photo of a category without its own folder. */
export const BROADER_FOLDERS: Readonly<Record<CategoryName, BroaderFolder>> = {
  Screenshots: 'papers',
  'Receipts & Invoices': 'papers',
  'Whiteboards & Notes': 'papers',
  'Documents & Books': 'papers',
  'Art & Museums': 'places',
  Weddings: 'people',
  'Birthdays & Parties': 'people',
  'Concerts & Music': 'people',
  Pets: 'animals',
  'Sports & Fitness': 'people',
  Birds: 'animals',
  'Insects & Spiders': 'animals',
  'Sea Life': 'animals',
  'Farm Animals': 'animals',
  Wildlife: 'animals',
  Drinks: 'food',
  Food: 'food',
  'Flowers & Plants': 'outdoors',
  Aircraft: 'vehicles',
  'Boats & Ships': 'vehicles',
  Vehicles: 'vehicles',
  'Family & Groups': 'people',
  'People & Portraits': 'people',
  'Beach & Sea': 'outdoors',
  'Sunsets & Sky': 'outdoors',
  'Landmarks & Travel': 'places',
  'Buildings & City': 'places',
  'Interiors & Furniture': 'things',
  Electronics: 'things',
  'Clothing & Accessories': 'things',
  'Toys & Games': 'things',
  'Tools & Equipment': 'things',
  'Household & Products': 'things',
  'Nature & Mountains': 'outdoors',
  Unsorted: 'other',
};
