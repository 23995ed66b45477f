import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isSelfTestAnswer, selfTestPicture } from '#engine/self-test.ts';
import { createVisionEngine } from '#engine/vision-engine.ts';
import { loadEngineParts } from '#server/engines/embedded/load-parts.ts';

const MODELS = fileURLToPath(new URL('../../../dist/models', import.meta.url));

it('the engine answers to the picture of its self-test what browsers expect of it', async () => {
  const engine = createVisionEngine(await loadEngineParts(MODELS));
  const { analysis } = await engine.look(selfTestPicture());
  expect(analysis).toSatisfy(isSelfTestAnswer);
  expect({ ...analysis, description: 'A sunset.' }).not.toSatisfy(isSelfTestAnswer);
});
