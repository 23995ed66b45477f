import { ChromeModel } from '../chrome-model/chrome-model.ts';
import { browserLanguageModel } from '../chrome-model/language-model.ts';
import { LeftPhotoCount } from '../chrome-model/left-photos.ts';
import type { EngineOrigin } from './engine-files.ts';
import { EngineStore } from './engine-store.ts';

/** The engines of this device, and the count of photos that Chrome's model left to the embedded one. */
export interface LocalEngines {
  readonly engine: EngineStore;
  readonly chromeModel: ChromeModel;
  readonly leftPhotos: LeftPhotoCount;
}

/** The engines of one page, which has them as long as it lives: their workers outlive the table. */
export function createLocalEngines(origin: EngineOrigin): LocalEngines {
  return {
    engine: new EngineStore(origin),
    chromeModel: new ChromeModel(browserLanguageModel()),
    leftPhotos: new LeftPhotoCount(),
  };
}
