import type { Face } from '#core/people/face.ts';

/** Asks a thread for the faces of one photo. */
export interface FaceRequest {
  readonly id: number;
  /** A JPEG, PNG or WebP. */
  readonly bytes: Uint8Array;
  /** Whether small faces are looked for also where there is no large one. */
  readonly isThorough: boolean;
}

/** A thread's answer: one for each request. */
export type FaceAnswer =
  | { readonly id: number; readonly faces: readonly Face[] }
  | { readonly id: number; readonly problem: string };
