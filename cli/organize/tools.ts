import {
  createEmbeddedEngine,
  type EmbeddedEngineOptions,
} from '#server/engines/embedded/embedded-engine.ts';
import { FaceFinder } from '#server/engines/embedded/face-finder.ts';
import type { Engine } from '#server/engines/engine.ts';
import { DecoderPool } from '../decoding/decoder-pool.ts';

/** Decodes photos until it is closed. */
export type Decoders = Pick<DecoderPool, 'decode' | 'close'>;

/** Finds faces until it is closed. */
export type Faces = Pick<FaceFinder, 'find' | 'close'>;

/** Opens what a run looks at photos with; the run closes it. */
export interface Tools {
  readonly openEngine: (options: EmbeddedEngineOptions) => Promise<Engine>;
  readonly openDecoders: () => Decoders;
  /** @param threads at least 1 */
  readonly openFaces: (modelsFolder: string, threads: number) => Faces;
}

/** The tools of this computer, each in threads or processes of its own. */
export const OWN_TOOLS: Tools = {
  openEngine: createEmbeddedEngine,
  openDecoders: () => new DecoderPool(),
  openFaces: (modelsFolder, threads) => new FaceFinder(modelsFolder, threads),
};
