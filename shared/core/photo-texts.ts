/** What a photo's own file says of it: IPTC and XMP, as programs for photos write them. Not cleaned. */
export interface FileTexts {
  readonly title?: string;
  readonly caption?: string;
  readonly keywords?: readonly string[];
  /** The names of those who are on it. */
  readonly people?: readonly string[];
}

/** What a web page says of an image on it. Not cleaned; each cut at `HINT_LENGTHS.taken`. */
export interface PageTexts {
  /** The alternative text, or an equal of it. */
  readonly alt?: string;
  readonly caption?: string;
  readonly title?: string;
  /** The text of the link that it is in. */
  readonly link?: string;
  /** The path of its address without the file, decoded, with slashes. */
  readonly address?: string;
}
