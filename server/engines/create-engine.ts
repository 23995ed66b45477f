import { isPrivateHost } from '#core/private-host.ts';
import type { Env } from '../env.ts';
import { createEmbeddedEngine } from './embedded/embedded-engine.ts';
import type { Engine } from './engine.ts';
import { createOpenAiCompatibleEngine } from './openai-compatible/openai-compatible-engine.ts';

/** A key of this length or less cannot be one. */
const MIN_KEY_LENGTH = 10;

/**
 * The engine that is configured.
 *
 * @param modelsFolder where the build put the embedded engine's weights
 * @returns nothing where it needs a key and has none
 * @throws {Error} where the weights are missing or are not the ones that are expected
 */
export async function createEngine(env: Env, modelsFolder: string): Promise<Engine | undefined> {
  if (env.ENGINE === 'embedded') {
    return createEmbeddedEngine({
      modelsFolder,
      ...(env.ENGINE_WORKERS ? { workers: env.ENGINE_WORKERS } : {}),
    });
  }
  // Engines on this machine or in this network, such as Ollama, have no keys.
  const needsKey = !isPrivateHost(new URL(env.OPENAI_BASE_URL).hostname);
  const hasKey = (env.OPENAI_API_KEY?.length ?? 0) > MIN_KEY_LENGTH;
  if (needsKey && !hasKey) return undefined;
  return createOpenAiCompatibleEngine({
    baseUrl: env.OPENAI_BASE_URL,
    apiKey: env.OPENAI_API_KEY,
    model: env.OPENAI_MODEL,
    inputPricePerMillion: env.OPENAI_INPUT_PRICE,
    outputPricePerMillion: env.OPENAI_OUTPUT_PRICE,
  });
}
