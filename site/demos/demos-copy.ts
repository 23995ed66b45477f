export interface Demo {
  /** Base name of its files in `public/demos`: .webm, .jpg and .vtt. */
  readonly id: 'site' | 'extension';
  readonly title: string;
  readonly description: string;
  readonly transcript: readonly string[];
}

export const DEMOS_PAGE = {
  title: 'Two short recordings',
  text: 'The product as it is, recorded in a browser. There is no sound to miss.',
  captions: 'Captions',
  transcript: 'What is to be seen, in words',
  missing: 'Your browser does not play this recording. What is to be seen stands below, in words.',
  try: 'Try it with your own',
} as const;

/** Size of the recordings in pixels. */
export const DEMO_SIZE = { width: 1280, height: 800 } as const;

export const DEMOS: readonly Demo[] = [
  {
    id: 'site',
    title: 'On the site',
    description: 'A heap of photos goes on the table, and comes back in folders.',
    transcript: [
      'The page Organize Your Photos. Photos are dropped on the light table and lie there in a loose heap.',
      'Organize Photos is pressed. One after the other the photos are circled, leave the heap and settle into labelled trays; the labels count up.',
      'The last one has settled. The folders are shown, each photo with its new name and the sentence that decided, and the ZIP is in the downloads.',
    ],
  },
  {
    id: 'extension',
    title: 'In Chrome',
    description: 'The photos of a page, by a right click.',
    transcript: [
      'A page with photos. A right click opens the context menu; “Organize these images” is chosen.',
      'The side panel lists the photos that were found, all selected. Organize selected is pressed.',
      'The photos settle into their folders, and the ZIP is saved to the downloads folder.',
    ],
  },
];
