import { AppError } from '#core/failure.ts';

/**
 * Waits for code, or for a file that belongs to it, to load over the network.
 *
 * @throws {AppError} `network-unreachable`. Chromium caches the failure to load a module: another attempt in
 *   the same page or worker fails at once, so a worker has to be replaced after this error.
 */
export async function loadModule<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError({ code: 'network-unreachable', details: {} }, { cause });
  }
}

/**
 * Loads a file of our own build.
 *
 * @throws {AppError} `network-unreachable`
 */
export function loadFile(url: string): Promise<ArrayBuffer> {
  return loadModule(async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.arrayBuffer();
  });
}
