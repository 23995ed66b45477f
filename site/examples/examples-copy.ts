import { PLANS } from '#core/plan.ts';
import { PAGES } from '../app/pages.ts';

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly shortDesc: string;
  readonly description: string;
  readonly hoverDescription: string;
  /** Drawings, and the folder of each. */
  readonly scenes: readonly string[];
  readonly folders: readonly string[];
}

export const EXAMPLES_PAGE = {
  title: 'Example Use Cases',
  text: 'Six heaps, and the folders they turn into. Point at one, or touch “More”, for how it goes.',
  more: 'More',
  tryIt: 'Try it now',
  linksLabel: 'Read on',
} as const;

/** Milliseconds, as Radix takes them. */
export const HOVER_CARD_MS = { openDelay: 700, closeDelay: 300 } as const;

export const EXAMPLES: readonly Example[] = [
  {
    id: 'family',
    title: 'Family Photo Organization',
    shortDesc: 'Three phones, one drawer of cards, ten years.',
    description: 'Birthdays, pets and weekends, from every phone in the house.',
    hoverDescription:
      'Tip in what the phones have. Birthdays, pets, meals and holidays part by themselves, and each picture gets a name that grandparents can read. Doubles stay: nothing is thrown away unasked.',
    scenes: ['dog', 'cat', 'plate'],
    folders: ['Pets', 'Food'],
  },
  {
    id: 'travel',
    title: 'Travel Collections',
    shortDesc: 'Two weeks, and a full card every evening.',
    description: 'Coast, mountains and cities of one journey.',
    hoverDescription:
      'Beaches, mountains, buildings and sunsets each get a folder. Boarding passes and receipts land apart, where the expense report finds them. Places in the metadata are never sent.',
    scenes: ['shore', 'hills'],
    folders: ['Sunsets & Sky', 'Nature & Mountains'],
  },
  {
    id: 'projects',
    title: 'Project Documentation',
    shortDesc: 'The site, the whiteboard, the delivery note.',
    description: 'What a project leaves on a phone.',
    hoverDescription:
      'Whiteboards, documents, receipts and screenshots are told apart, so the record of a project is more than a camera roll. With rules of your own, words like your client’s name decide first.',
    scenes: ['receipt', 'tower'],
    folders: ['Receipts & Invoices', 'Buildings & City'],
  },
  {
    id: 'events',
    title: 'Event Photography',
    shortDesc: 'A long day, three cards, one evening to deliver.',
    description: 'Ceremony, table, portraits and dance floor.',
    hoverDescription: `Up to ${PLANS.enterprise.photosPerBatch} at once on ${PLANS.enterprise.name}. Groups, food and rooms come apart for a first look, and every file keeps its original bytes, so what you deliver is what you shot.`,
    scenes: ['skyline', 'plate'],
    folders: ['Buildings & City', 'Food'],
  },
  {
    id: 'products',
    title: 'Product Photography',
    shortDesc: 'Forty items, four angles, one naming scheme.',
    description: 'Catalogue pictures under names that a shop can use.',
    hoverDescription:
      'Names come from what is seen, and a pattern of your own puts date, folder and name in your order: ready for the shop’s import. Patterns and rules are part of the larger plans.',
    scenes: ['plate', 'receipt'],
    folders: ['Food', 'Receipts & Invoices'],
  },
  {
    id: 'archives',
    title: 'Photo Archiving',
    shortDesc: 'Scans called scan0001 to scan9999.',
    description: 'Old disks and scanned albums, in order at last.',
    hoverDescription:
      'TIFF and BMP scans are taken as they are. Folder after folder becomes findable by what it shows, and the originals in the ZIP are the very bytes that you put in, so an archive stays an archive.',
    scenes: ['forest', 'hills', 'shore'],
    folders: ['Nature & Mountains', 'Sunsets & Sky'],
  },
];

export const EXAMPLE_LINKS = [
  { to: PAGES.terms.path, label: 'Terms' },
  { to: PAGES.privacy.path, label: 'Privacy' },
  { to: PAGES.contact.path, label: 'Contact' },
  { to: PAGES.features.path, label: 'Features' },
  { to: PAGES.about.path, label: 'About' },
] as const;
