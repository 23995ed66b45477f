import type { Page } from 'puppeteer';
import type { ImageKind } from '../../../../extension/page/page-image.ts';

export interface Origins {
  readonly origin: string;
  readonly elsewhere: string;
}

/** What a server has to know of a page. */
export interface ServedPage {
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  html(origins: Origins): string;
}

/** An image that has no address of its own: a drawing, a canvas, an image in the page's text or memory. */
export interface PageMade {
  readonly kind: ImageKind;
  /** The start of its data: URL. */
  readonly startsWith: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

/** An image that a person expects: its URL, where "elsewhere/" and "/" begin at the two origins, or what it is. */
export type ExpectedImage = string | PageMade;

/** A small page in the manner of real sites, and the images that a person who wants its photos would expect of it. */
export interface SamplePage extends ServedPage {
  /** What it is like. */
  readonly manner: string;
  readonly expected: readonly ExpectedImage[];
  /** Alternatives that must be there, by the picture they stand in for. */
  readonly alternatives?: Readonly<Record<string, readonly string[]>>;
  /** Where to go instead of the page itself, as for an image opened by itself. */
  readonly opens?: string;
  /** What the visitor does before collecting; waits until the page has answered. */
  readonly visit?: (page: Page) => Promise<unknown>;
}

/** A whole document around a body. */
export function documentOf(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`;
}

/** A transparent GIF of one pixel, as placeholders and trackers are. */
export const PIXEL_GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
