import type { PageTexts } from './photo-texts.ts';

/** An image that the user picked. Hosts add what they need to read its bytes. */
export interface Photo {
  /** Unique within the batch; also the server's idempotency key for counting it once. */
  readonly id: string;
  /** The original name as the user knows it. May contain folders or any other characters. */
  readonly name: string;
  readonly sizeBytes: number;
  /** The file's modification time, milliseconds since 1970 (UTC). */
  readonly modifiedMs: number;
  /** Its folders, outermost first, separated by slashes; missing if unknown. */
  readonly folder?: string;
  /** Texts of the web page that it is from. */
  readonly page?: PageTexts;
}

export type EngineMediaType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture as sent to the engine: scaled down, upright, without metadata. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly mediaType: EngineMediaType;
}
