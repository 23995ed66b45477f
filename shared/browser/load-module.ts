import { AppError } from '#core/failure.ts';

/**
 * Waits for code, or what belongs to it, that comes over the network.
 *
 * @throws {AppError} `network-unreachable`. Chromium remembers that a module could not be had: whoever asks again in the
 *   same page or worker is told so at once, so a worker that met this has to be replaced.
 */
export async function loadModule<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError({ code: 'network-unreachable', details: {} }, { cause });
  }
}

/**
 * The bytes of a file of our own build.
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
