import type { EngineChoice } from '#core/engine-state.ts';
import { ANALYZE_CONCURRENCY_MOST } from '#core/limits.ts';
import type { AnalysisService } from '../analysis-service.ts';
import type { ChromeModel } from '../chrome-model/chrome-model.ts';
import { createChromeService, type LeftPhotos } from '../chrome-model/chrome-service.ts';
import { CHROME_MODEL } from '../limits.ts';
import { deviceConcurrency } from './device-concurrency.ts';
import { createDeviceService } from './device-service.ts';
import type { EngineStore } from './engine-store.ts';

/** The engines of this device, and who is told what they do. */
export interface LocalEngines {
  readonly engine: EngineStore;
  readonly chromeModel: ChromeModel;
  readonly leftPhotos: LeftPhotos;
}

/** The services that a batch can be given to, by the user's choice. */
export function servicesByChoice(
  { engine, chromeModel, leftPhotos }: LocalEngines,
  service: AnalysisService,
): Readonly<Record<EngineChoice, AnalysisService>> {
  const device = createDeviceService(engine);
  return { device, service, chrome: createChromeService(chromeModel, device, leftPhotos) };
}

/** How many photos are analyzed at once. @param connection the limit of the connection to the server */
export function concurrencyOf(
  choice: EngineChoice,
  connection: () => number = () => ANALYZE_CONCURRENCY_MOST.http1,
): number {
  if (choice === 'service') return connection();
  return choice === 'chrome' ? CHROME_MODEL.photosAtOnce : deviceConcurrency();
}
