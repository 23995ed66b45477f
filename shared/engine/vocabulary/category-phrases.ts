import type { CategoryName } from '#core/categorize.ts';

export interface CategoryPhrases {
  /** What to call the subject when nothing nearer is known. */
  readonly subject: string;
  /** What kind of photo it is: a noun phrase that carries a keyword of the category. */
  readonly about: string;
}

/** How the engine speaks of each category; tests prove that each phrase leads back to its category. */
export const CATEGORY_PHRASES: Readonly<Record<Exclude<CategoryName, 'Unsorted'>, CategoryPhrases>> = {
  Screenshots: {
    subject: 'a screenshot',
    about: 'a screenshot of a page, an app or a window, with text',
  },
  'Receipts & Invoices': {
    subject: 'a printed receipt',
    about: 'a receipt or an invoice: paper with printed text and amounts',
  },
  'Whiteboards & Notes': {
    subject: 'handwritten notes',
    about: 'handwriting, text or a diagram, drawn on a whiteboard or on paper',
  },
  'Documents & Books': {
    subject: 'a printed document',
    about: 'a document or a book cover with printed text',
  },
  'Art & Museums': { subject: 'a work of art', about: 'art, such as a painting or a museum exhibit' },
  Weddings: { subject: 'a wedding', about: 'a wedding, with people or decoration' },
  'Birthdays & Parties': { subject: 'a party', about: 'a party, such as a birthday or another celebration' },
  'Concerts & Music': {
    subject: 'a music performance',
    about: 'music: a concert, a musician or an instrument',
  },
  'Sports & Fitness': { subject: 'a sports scene', about: 'sport or fitness' },
  Pets: { subject: 'a pet', about: 'a pet animal' },
  Birds: { subject: 'a bird', about: 'a bird, wild or tame' },
  'Insects & Spiders': { subject: 'an insect', about: 'an insect, a spider or another small animal' },
  'Sea Life': { subject: 'a sea creature', about: 'an animal of the sea, marine life' },
  'Farm Animals': { subject: 'a farm animal', about: 'a farm animal, in a stable or outdoors' },
  Wildlife: { subject: 'a wild animal', about: 'a wild animal, free or in a zoo' },
  Drinks: { subject: 'a drink', about: 'a drink, or what it is served in' },
  Food: { subject: 'food', about: 'food, such as a dish or an ingredient' },
  'Flowers & Plants': { subject: 'a flowering plant', about: 'a plant, such as flowers or leaves' },
  Aircraft: { subject: 'an aircraft', about: 'an aircraft, in the air or on the ground' },
  'Boats & Ships': { subject: 'a boat', about: 'a boat or a ship on the water' },
  Vehicles: { subject: 'a vehicle', about: 'a vehicle, or a part of one' },
  'Family & Groups': { subject: 'a group of people', about: 'people together, such as family or friends' },
  'People & Portraits': { subject: 'a person', about: 'a portrait or a picture of a person' },
  'Beach & Sea': { subject: 'a beach by the sea', about: 'the beach, the sea or the coast' },
  'Sunsets & Sky': { subject: 'the sky', about: 'the open sky: clouds, a sunset or the moon' },
  'Landmarks & Travel': {
    subject: 'a historic landmark',
    about: 'a landmark, such as a monument or an old building',
  },
  'Buildings & City': { subject: 'buildings in a city', about: 'buildings, a house or a street' },
  'Interiors & Furniture': { subject: 'a furnished room', about: 'a room or a piece of furniture' },
  Electronics: { subject: 'an electronic device', about: 'electronics: a device, or a part of one' },
  'Clothing & Accessories': { subject: 'clothing', about: 'clothing, shoes or an accessory' },
  'Toys & Games': { subject: 'a toy', about: 'a toy or a game' },
  'Tools & Equipment': { subject: 'a tool', about: 'a tool or a piece of equipment' },
  'Household & Products': { subject: 'a household item', about: 'a household item or a product' },
  'Nature & Mountains': {
    subject: 'a landscape',
    about: 'nature: a landscape with hills, trees, fields or water',
  },
};

/** Where a subject stands when the photo also looks like one of these. */
export const PLACES: Partial<Readonly<Record<CategoryName, string>>> = {
  'Beach & Sea': 'on a beach',
  'Nature & Mountains': 'outdoors',
  'Buildings & City': 'in a street',
  'Interiors & Furniture': 'in a room',
};

/** Subjects that move about, so that it is worth a word where they are. */
export const MOVING: ReadonlySet<CategoryName> = new Set([
  'Pets',
  'Farm Animals',
  'Wildlife',
  'Vehicles',
  'Family & Groups',
  'People & Portraits',
]);
