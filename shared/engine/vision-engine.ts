import { describe } from './describe.ts';
import type { RgbImage } from './image.ts';
import { conclude, sense, type EngineParts } from './observe.ts';

/** The embedded engine, from pixels to words. The same in Node and in the browser. */
export interface VisionEngine {
  /**
   * One or two sentences on what the picture shows; `categorize` finds the engine's category in them.
   *
   * @param image upright, long edge best at WORKING_EDGE_PX
   */
  describe(image: RgbImage): Promise<string>;
}

/** Puts loaded networks and the head together. */
export function createVisionEngine(parts: EngineParts): VisionEngine {
  return {
    async describe(image) {
      return describe(conclude(await sense(image, parts), parts), parts.head.header.categories);
    },
  };
}
