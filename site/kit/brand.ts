export const BRAND = {
  name: 'Where My Pix',
  foundedYear: 2025,
  /** What is seen on the picture that goes with a shared link. */
  shareImageAlt: 'A heap of photos on a light table, and the labelled trays that they are laid into.',
  /** Who gets the proceeds. A sample: name yours. */
  foundation: 'the Sample Photo Heritage Foundation',
  /** The extension in the Chrome Web Store. A sample until it is published. */
  extensionStoreUrl: 'https://chromewebstore.google.com/detail/gknhnglladfkdfecaphpncllkdhppldb',
} as const;

export const SKIP_LINK = 'Skip to the content';

export const SCROLL_TO_TOP = 'Back to the top';

/** Milliseconds of the tooltips, as Radix takes them. */
export const TOOLTIP_DELAY_MS = { open: 700, skip: 300 } as const;

export const FATAL = {
  title: 'Unexpected Application Error!',
  unknown: 'Unknown error',
  hint: 'Reload the page to go on. Photos that you picked have to be picked again; the originals are untouched.',
  reload: 'Reload the page',
} as const;

export const LOADING = 'Loading';
