/** The parts of a file name: `IMG(1).jpg` is `IMG`, 1 and `.jpg`. */
export interface FileParts {
  /** Without counter and extension. */
  readonly stem: string;
  /** The number in brackets at its end. */
  readonly counter: string | undefined;
  /** With its dot; empty if there is none. */
  readonly extension: string;
}

/** Splits a file name, in Unicode form C: macOS unpacks names in form D. */
export function partsOf(name: string): FileParts {
  const composed = name.normalize('NFC');
  const dot = composed.lastIndexOf('.');
  const extension = dot > 0 ? composed.slice(dot) : '';
  return { ...withoutCounter(extension ? composed.slice(0, dot) : composed), extension };
}

/** Splits a counter in brackets off the end of a text. */
export function withoutCounter(text: string): Pick<FileParts, 'stem' | 'counter'> {
  const [, stem, counter] = /^(.+?)\((\d+)\)$/s.exec(text) ?? [];
  return stem === undefined ? { stem: text, counter: undefined } : { stem, counter };
}
