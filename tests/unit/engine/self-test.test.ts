import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SELF_TEST_ANSWER, selfTestPicture } from '#engine/self-test.ts';
import { createVisionEngine } from '#engine/vision-engine.ts';
import { loadEngineParts } from '#server/engines/embedded/load-parts.ts';

const MODELS = fileURLToPath(new URL('../../../dist/models', import.meta.url));

it('the engine answers to the picture of its self-test what browsers expect of it', async () => {
  const engine = createVisionEngine(await loadEngineParts(MODELS));
  const { analysis } = await engine.look(selfTestPicture());
  // As text, since the order of the keys counts where browsers compare it.
  expect(JSON.stringify(analysis)).toBe(JSON.stringify(SELF_TEST_ANSWER));
});
