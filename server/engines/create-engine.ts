import { isPrivateServer } from '#core/accounts/private-server.ts';
import type { Env } from '../env.ts';
import { createEmbeddedEngine } from './embedded/embedded-engine.ts';
import type { Engine } from './engine.ts';
import { createOpenAiCompatibleEngine } from './openai-compatible/openai-compatible-engine.ts';

/** API keys are longer than this many characters. */
const MIN_KEY_LENGTH = 10;

/**
 * Creates the configured engine.
 *
 * @param modelsFolder the folder of the embedded engine's weights, which the build writes
 * @returns undefined if the engine needs an API key and has none, and with `ENGINE=none`
 * @throws {Error} if a weights file is missing or doesn't match the manifest
 */
export async function createEngine(env: Env, modelsFolder: string): Promise<Engine | undefined> {
  if (env.ENGINE === 'none') return undefined;
  if (env.ENGINE === 'embedded') {
    return createEmbeddedEngine({
      modelsFolder,
      ...(env.ENGINE_WORKERS ? { workers: env.ENGINE_WORKERS } : {}),
    });
  }
  // Engines on this machine or on the local network, such as Ollama, need no key.
  const needsKey = !isPrivateServer(new URL(env.OPENAI_BASE_URL).hostname);
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
