import type { FollowingKind } from './companions/companion-paths.ts';
import type { SidecarFacts } from './takeout/sidecar.ts';
import type { PageTexts } from './hints/photo-texts.ts';

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
  /** The name of the ZIP that it came in. */
  readonly archive?: string;
  /** What its export tells about it. */
  readonly told?: SidecarFacts;
  /** The albums of its export that contain it, best first. */
  readonly albums?: readonly string[];
  /** Its companions, which aren't analyzed. */
  readonly companions?: readonly Companion[];
  /** The web page's texts about it. */
  readonly page?: PageTexts;
}

/**
 * A file that is included with a photo but not analyzed: one that belongs to it, or a film that was only next to it.
 */
export interface Companion<Source extends Photo = Photo> {
  /** `passenger` for a film without a photo: it keeps its name and has a folder of its own. */
  readonly kind: FollowingKind | 'passenger';
  readonly photo: Source;
}

export type EngineMediaType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture as sent to the engine: scaled down, upright, without metadata. */
export interface EncodedImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: EngineMediaType;
}
