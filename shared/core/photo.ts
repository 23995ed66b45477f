import type { PageTexts } from './photo-texts.ts';

/** One image that the user picked. Hosts add what they need to reach its bytes. */
export interface Photo {
  /** Unique within the batch, and the key under which the server counts it once. */
  readonly id: string;
  /** The name it had, as the user knows it. May hold folders, or anything else a name can hold. */
  readonly name: string;
  readonly sizeBytes: number;
  /** When the file was last changed, milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** The folders it lay in, the outermost first, with slashes between them; missing where they are not known. */
  readonly folder?: string;
  /** What the page says that it is from. */
  readonly page?: PageTexts;
}

export type EngineMediaType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture as the engine gets it: small, upright, without metadata. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly mediaType: EngineMediaType;
}
