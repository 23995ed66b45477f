import type { CategoryName } from '#core/categories/categorize.ts';

export interface CategoryPhrases {
  /** The subject if nothing more specific is known. */
  readonly subject: string;
  /** The kind of thing, for a subject that doesn't name it; contains a keyword of the category. */
  readonly about: string;
}

/** The engine's phrases for each category; tests prove that `categorize` of each gives its category. */
export const CATEGORY_PHRASES: Readonly<Record<Exclude<CategoryName, 'Unsorted'>, CategoryPhrases>> = {
  Screenshots: { subject: 'a screenshot', about: 'a screenshot' },
  'Receipts & Invoices': { subject: 'a printed receipt', about: 'a receipt or an invoice' },
  'Whiteboards & Notes': { subject: 'handwritten notes', about: 'handwriting or a drawn diagram' },
  'Documents & Books': { subject: 'a printed document', about: 'a document or a book' },
  'Art & Museums': { subject: 'a work of art', about: 'a work of art' },
  Weddings: { subject: 'a wedding', about: 'a wedding' },
  'Birthdays & Parties': { subject: 'a party', about: 'a party' },
  'Concerts & Music': { subject: 'a music performance', about: 'a music performance' },
  'Sports & Fitness': { subject: 'a sports scene', about: 'a sports scene' },
  Pets: { subject: 'a pet', about: 'a pet' },
  Birds: { subject: 'a bird', about: 'a bird' },
  'Insects & Spiders': { subject: 'an insect', about: 'an insect or a spider' },
  'Sea Life': { subject: 'a sea creature', about: 'a sea creature' },
  'Farm Animals': { subject: 'a farm animal', about: 'a farm animal' },
  Wildlife: { subject: 'a wild animal', about: 'a wild animal' },
  Drinks: { subject: 'a drink', about: 'a drink' },
  Food: { subject: 'food', about: 'food' },
  'Flowers & Plants': { subject: 'flowers', about: 'a flowering plant' },
  Aircraft: { subject: 'an aircraft', about: 'an aircraft' },
  'Boats & Ships': { subject: 'a boat', about: 'a boat' },
  Vehicles: { subject: 'a vehicle', about: 'a vehicle' },
  'Family & Groups': { subject: 'a group of people', about: 'a group of people' },
  'People & Portraits': { subject: 'a person', about: 'a person' },
  'Beach & Sea': { subject: 'a beach by the sea', about: 'the coast' },
  'Sunsets & Sky': { subject: 'the sky', about: 'the sky' },
  'Landmarks & Travel': { subject: 'a historic landmark', about: 'a landmark' },
  'Buildings & City': { subject: 'buildings', about: 'a building or a street' },
  'Interiors & Furniture': { subject: 'a room', about: 'a room or a piece of furniture' },
  Electronics: { subject: 'an electronic device', about: 'an electronic device' },
  'Clothing & Accessories': { subject: 'clothing', about: 'clothing' },
  'Toys & Games': { subject: 'a toy', about: 'a toy or a game' },
  'Tools & Equipment': { subject: 'a tool', about: 'a tool' },
  'Household & Products': { subject: 'a household item', about: 'a household item' },
  'Nature & Mountains': { subject: 'a landscape', about: 'a landscape' },
};
