import type { Page } from 'puppeteer';
import type { ImageKind } from '../../../../extension/page/page-image.ts';

export interface Origins {
  readonly origin: string;
  readonly elsewhere: string;
}

/** A page as the server needs it. */
export interface ServedPage {
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  html(origins: Origins): string | Uint8Array;
}

/** An image without a URL of its own: a drawing, a canvas, a data: or blob: URL. */
export interface PageMade {
  readonly kind: ImageKind;
  /** The start of its data: URL. */
  readonly startsWith: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

/** An expected image: its URL, where "elsewhere/" and "/" stand for the two origins, or its properties. */
export type ExpectedImage = string | PageMade;

/** A small page modelled on real sites, with the images that a person would expect to be collected. */
export interface SamplePage extends ServedPage {
  /** The kind of site. */
  readonly manner: string;
  readonly expected: readonly ExpectedImage[];
  /** Required alternatives, by the URL of their picture. */
  readonly alternatives?: Readonly<Record<string, readonly string[]>>;
  /** Another URL to open instead of the page, such as that of an image. */
  readonly opens?: string;
  /** Interactions before collecting; resolves when the page has reacted. */
  readonly visit?: (page: Page) => Promise<unknown>;
}

/** A whole document with this body. */
export function documentOf(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`;
}

/** A transparent GIF of one pixel, as used for placeholders and tracking. */
export const PIXEL_GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
