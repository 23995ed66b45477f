export const BRAND = {
  name: 'Where My Pix',
  foundedYear: 2025,
  /** Alternative text of the picture for link previews. */
  shareImageAlt: 'A heap of photos on a light table, and the labelled trays that they are laid into.',
  /** The recipient of the proceeds. Sample data: replace it. */
  foundation: 'the Sample Photo Heritage Foundation',
  /** The extension in the Chrome Web Store. Sample data until it is published. */
  extensionStoreUrl: 'https://chromewebstore.google.com/detail/gknhnglladfkdfecaphpncllkdhppldb',
} as const;

export const SKIP_LINK = 'Skip to the content';

export const SCROLL_TO_TOP = 'Back to the top';

/** Delays of tooltips in milliseconds, as Radix takes them. */
export const TOOLTIP_DELAY_MS = { open: 700, skip: 300 } as const;

export const FATAL = {
  title: 'Unexpected Application Error!',
  unknown: 'Unknown error',
  hint: 'Reload the page to go on. Photos that you picked have to be picked again; the originals are untouched.',
  reload: 'Reload the page',
} as const;

export const LOADING = 'Loading';
