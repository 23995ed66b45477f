import { acceptedFormatsText } from '../kit/accepted-formats.ts';
import { sizeText } from '#core/number-text.ts';
import { ARCHIVE_NAME, ENGINE_LONG_EDGE_PX, MAX_PHOTO_BYTES, SHORT_NAME_LENGTH } from '#core/limits.ts';
import { PLANS } from '#core/plan.ts';
import { MEASURED } from '../kit/measured.ts';
import { REAL_RESULTS, type RealResult } from '../kit/real-results.ts';

const { acceptablePercent, copyKilobytes, everydayPhotos, run } = MEASURED;
const SHOWN = new Set(['IMG_2041.jpg', 'Screenshot_0031.png', 'scan0007.jpg']);
/** The product's real results for three drawings. */
const results: readonly RealResult[] = REAL_RESULTS.filter(({ before }) => SHOWN.has(before));

interface Placed {
  /** URL of the picture. */
  readonly picture: string;
  readonly folder: string;
}

/** The illustration of a feature. */
export type Specimen =
  | { readonly kind: 'trays'; readonly photos: readonly Placed[] }
  | { readonly kind: 'names'; readonly names: readonly { readonly before: string; readonly after: string }[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'search'; readonly query: string }
  | {
      readonly kind: 'figures';
      readonly figures: readonly { readonly value: string; readonly unit: string }[];
    };

export interface Feature {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly specimen: Specimen;
  readonly text: readonly string[];
  readonly isComing?: boolean;
}

export const FEATURES_PAGE = {
  title: 'Core Features & Benefits',
  text: 'What it does with a heap of photos, what comes back, and what it never does.',
  coming: 'Coming Soon',
  more: 'Read more',
  less: 'Read less',
  start: 'Organize your photos',
  plans: 'Compare the plans',
} as const;

export const FEATURES: readonly Feature[] = [
  {
    id: 'organization',
    title: 'AI-Powered Organization',
    summary: 'Each photo is laid into the folder where you would look for it.',
    specimen: {
      kind: 'trays',
      photos: results.map(({ picture, category }) => ({ picture, folder: category })),
    },
    text: [
      'The engine writes a sentence about what it sees. The words of that sentence decide the folder, so you can always read why a photo lies where it lies. What fits nowhere goes to Unsorted, never away.',
      `Measured on ${everydayPhotos} everyday photos: in ${acceptablePercent} of 100 cases the folder was one that a person accepts. On a larger plan your own rules come first.`,
    ],
  },
  {
    id: 'renaming',
    title: 'Smart Image Renaming',
    summary: 'From a camera’s number to a name that says what is in the picture.',
    specimen: {
      kind: 'names',
      names: results.map(({ before, after }) => ({ before, after })),
    },
    text: [
      `The name is the description’s first sentence, shortened to ${SHORT_NAME_LENGTH} characters, with the ending that the file’s content has. Two alike are told apart by what else they show, else by the day they were taken, else by a number, so nothing is overwritten.`,
      'A search on your own disk then finds the photo. On a larger plan you write the pattern, with date, folder and name in the order you like.',
    ],
  },
  {
    id: 'zip',
    title: 'One-Click Zip Download',
    summary: 'Everything comes back as one file, sorted inside.',
    specimen: {
      kind: 'lines',
      lines: [
        ARCHIVE_NAME,
        ...results.slice(0, 2).flatMap(({ category, after }) => [`  ${category}/`, `    ${after}`]),
      ],
    },
    text: [
      'The ZIP is written on your machine, from your own files: every original byte for byte, in its folder, under its new name. It downloads by itself when the last photo has settled.',
      'As many photos come out as went in. One that could not be placed is named, with the reason.',
    ],
  },
  {
    id: 'search',
    title: 'Instantly Find Any Photo',
    summary: 'Ask for a photo in your own words.',
    specimen: { kind: 'search', query: 'the dog at the lake, two summers ago' },
    text: [
      'Search in natural language over what you have organized. It is not here yet. Until then the folders and names make your own disk’s search find a photo by what it shows.',
    ],
    isComing: true,
  },
  {
    id: 'private',
    title: 'Secure & Private',
    summary: 'Originals never leave your browser.',
    specimen: {
      kind: 'lines',
      lines: [
        `sent   ${ENGINE_LONG_EDGE_PX} px copy, about ${copyKilobytes} kB`,
        'with   no place, no date, no camera',
        'kept   nothing',
      ],
    },
    text: [
      'What is sent is a small copy without metadata, over an encrypted connection. The server holds it in memory while it looks, never writes it to disk, and lets go of it with the answer.',
      'You can download everything we hold about you, or delete your account with all of it, on the usage page.',
    ],
  },
  {
    id: 'time',
    title: 'Saves Time',
    summary: 'An evening of dragging files, done while the kettle boils.',
    specimen: {
      kind: 'figures',
      figures: [
        { value: String(run.photos), unit: 'photos' },
        { value: `${run.seconds} s`, unit: 'from start to ZIP' },
      ],
    },
    text: [
      `That was measured from the command line, on two processor cores. On the site the way to the server comes on top. ${PLANS.free.photosPerBatch} photos go at once on the ${PLANS.free.name} plan, ${PLANS.enterprise.photosPerBatch} on ${PLANS.enterprise.name}.`,
      `${acceptedFormatsText()}, up to ${sizeText(MAX_PHOTO_BYTES)} each, are taken as they are: nothing has to be converted first.`,
    ],
  },
];
