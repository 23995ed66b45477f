import { ChromeModel } from '../chrome-model/chrome-model.ts';
import { browserLanguageModel } from '../chrome-model/language-model.ts';
import type { EngineOrigin } from './engine-files.ts';
import { OwnModel, type OwnModelStore } from '../own-model/own-model.ts';
import { EngineStore } from './engine-store.ts';
import { FaceEngine } from '../people/face-engine.ts';
import { LeftPhotoCount } from './left-photos.ts';

/**
 * The engines that work without our service, and the count of photos that one of the models left to the embedded
 * engine.
 */
export interface LocalEngines {
  readonly engine: EngineStore;
  /** Finds faces when a person asks for it. */
  readonly faces: FaceEngine;
  readonly chromeModel: ChromeModel;
  readonly ownModel: OwnModel;
  readonly leftPhotos: LeftPhotoCount;
}

/** Creates the engines of a page, which keeps them for its whole life: their workers outlive the table. */
export function createLocalEngines(origin: EngineOrigin, ownModels: OwnModelStore): LocalEngines {
  const engine = new EngineStore(origin);
  return {
    engine,
    faces: new FaceEngine(engine, origin),
    chromeModel: new ChromeModel(browserLanguageModel()),
    ownModel: new OwnModel(ownModels),
    leftPhotos: new LeftPhotoCount(),
  };
}
