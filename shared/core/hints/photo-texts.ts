/** Texts in a photo's metadata: IPTC and XMP, as photo software writes them. Not cleaned. */
export interface FileTexts {
  readonly title?: string;
  readonly caption?: string;
  readonly keywords?: readonly string[];
  /** Names of the people in the photo. */
  readonly people?: readonly string[];
}

/** A web page's texts about an image. Not cleaned; each cut at `HINT_LENGTHS.taken`. */
export interface PageTexts {
  /** The alternative text, or an equivalent. */
  readonly alt?: string;
  readonly caption?: string;
  readonly title?: string;
  /** The text of the link around it. */
  readonly link?: string;
  /** The path of its URL without the file name, decoded. */
  readonly address?: string;
}
