import type { ChunkForm } from './chunks.ts';
import { lettersOf } from './letters.ts';

/** Chunks of RIFF, padded to even sizes (WebP Container Specification, "RIFF File Format"; AVI has the same). */
export const RIFF: Omit<ChunkForm, 'wanted'> = {
  firstAt: 12,
  headOf: (view, at) => ({ type: lettersOf(view, at, 4), sizeBytes: view.getUint32(at + 4, true) }),
  behind: (sizeBytes) => sizeBytes & 1,
};
