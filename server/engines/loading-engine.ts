import { AppError } from '#core/failure.ts';
import type { Engine, EngineLoad } from './engine.ts';

const IDLE: EngineLoad = { waiting: 0, underWay: 0, waitMs: 0 };

/**
 * Returns an engine that can be asked while it loads: its answers wait until then, so that a server serves its pages
 * meanwhile.
 *
 * @param name the engine's name
 * @param loading settles when the engine is loaded; what it rejects with is thrown by `describe`
 */
export function loadingEngine(name: string, loading: Promise<Engine | undefined>): Engine {
  let loaded: Engine | undefined;
  const ready = loading.then((engine) => {
    if (!engine) throw new AppError({ code: 'engine-unavailable', details: {} });
    return (loaded = engine);
  });
  // Thrown where it is awaited.
  ready.catch(() => {});
  return {
    name,
    describe: async (image, signal, origin) => {
      const engine = loaded ?? (await ready);
      signal.throwIfAborted();
      return engine.describe(image, signal, origin);
    },
    load: () => loaded?.load?.() ?? IDLE,
    close: async () => {
      await ready.then(
        (engine) => engine.close(),
        () => {},
      );
    },
  };
}
