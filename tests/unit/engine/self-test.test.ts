import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isSelfTestAnswer, selfTestPicture } from '#engine/self-test.ts';
import { createVisionEngine } from '#engine/vision-engine.ts';
import { loadEngineParts } from '#server/engines/embedded/load-parts.ts';

const MODELS = fileURLToPath(new URL('../../../dist/models', import.meta.url));

it('the engine answers its self-test’s picture as browsers expect', async () => {
  const engine = createVisionEngine(await loadEngineParts(MODELS));
  const { analysis } = await engine.look(selfTestPicture());
  expect(analysis).toSatisfy(isSelfTestAnswer);
  expect({ ...analysis, description: 'A sunset.' }).not.toSatisfy(isSelfTestAnswer);
});
