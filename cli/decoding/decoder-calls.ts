import type { Failure } from '#core/failure.ts';
import type { MediaFormat } from '#core/photo-formats.ts';
import type { DecodableFile, SeenFile } from './file-decoder.ts';

/** What the program sends to a decoder. */
export type ToDecoder =
  | { readonly type: 'decode'; readonly file: DecodableFile; readonly format: MediaFormat }
  /** There is room for the requested work. */
  | { readonly type: 'room' };

/** What a decoder answers. */
export type FromDecoder =
  | { readonly type: 'asks'; readonly work: number }
  | { readonly type: 'decoded'; readonly result: SeenFile; readonly rssBytes: number }
  | { readonly type: 'failed'; readonly failure: Failure; readonly rssBytes: number };
