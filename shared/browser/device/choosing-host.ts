import type { EngineChoice } from '#core/batch/engine-state.ts';
import { ANALYZE_CONCURRENCY_MOST, MAX_DEVICE_PHOTO_BYTES, MAX_PHOTO_BYTES } from '#core/limits.ts';
import { CHROME_MODEL, OWN_MODEL } from '../limits.ts';
import { createResumableHost, type HostOptions, type ResumableHost } from '../archives/resumable-host.ts';
import { deviceConcurrency } from './device-concurrency.ts';
import type { LocalEngines } from './local-engines.ts';
import { createModelService } from './model-service.ts';
import type { AnalysisService } from '../service/analysis-service.ts';
import { nextTask } from '../next-task.ts';
import { localLedger } from '#pipeline/local-ledger.ts';
import type { EngineStore } from './engine-store.ts';

interface ChoosingHostOptions extends Omit<HostOptions, 'maxConcurrency' | 'maxPhotoBytes' | 'faces'> {
  readonly engines: LocalEngines;
  /** Called with the number of bytes of each picture that is sent. */
  readonly onSent: (bytes: number) => void;
  /** Concurrency limit of the connection to the service, in photos; by default, the limit for HTTP/1.1. */
  readonly connectionLimit?: () => number;
}

export interface ChoosingHost extends ResumableHost {
  /** Sets where batches that begin from now on are analyzed. */
  readonly chooseEngine: (choice: EngineChoice) => void;
}

/** Creates a host that analyzes batches where the user chose: on this device, or by the service. */
export function createChoosingHost({
  engines,
  service,
  onSent,
  connectionLimit = () => ANALYZE_CONCURRENCY_MOST.http1,
  ...options
}: ChoosingHostOptions): ChoosingHost {
  let choice: EngineChoice = 'service';
  const device = createDeviceService(engines.engine);
  const replacing = { embedded: device, photos: engines.leftPhotos };
  const chrome = createModelService({ model: engines.chromeModel, ...CHROME_MODEL, ...replacing });
  const own = createModelService({ model: engines.ownModel, ...OWN_MODEL, ...replacing });
  const maxConcurrency = {
    service: connectionLimit,
    device: deviceConcurrency,
    chrome: () => CHROME_MODEL.photosAtOnce,
    own: () => OWN_MODEL.photosAtOnce,
  };
  const host = createResumableHost({
    ...options,
    faces: engines.faces,
    service: createChosenService({ device, service, chrome, own }, () => choice, onSent),
    maxConcurrency: () => maxConcurrency[choice](),
    maxPhotoBytes: () => (choice === 'service' ? MAX_PHOTO_BYTES : MAX_DEVICE_PHOTO_BYTES),
    takesFilms: () => choice === 'service',
  });
  return {
    ...host,
    chooseEngine: (next) => {
      choice = next;
    },
  };
}

/**
 * Uses the service chosen at the start of a batch for the whole batch.
 *
 * @param chosen returns the current choice
 * @param onSent called with the size in bytes of each picture that leaves this device
 */
function createChosenService(
  services: Readonly<Record<EngineChoice, AnalysisService>>,
  chosen: () => EngineChoice,
  onSent: (bytes: number) => void,
): AnalysisService {
  const byLease = new Map<string, AnalysisService>();
  const serviceOf = (leaseId: string) => byLease.get(leaseId) ?? services[chosen()];
  return {
    reserve: async (photos, leaseId, signal) => {
      const service = serviceOf(leaseId);
      const lease = await service.reserve(photos, leaseId, signal);
      byLease.set(leaseId, service).set(lease.id, service);
      return lease;
    },
    describe: (image, context, signal) => {
      const service = serviceOf(context.leaseId);
      if (service === services.service || service === services.own) {
        for (const { bytes } of context.frames ?? [image]) onSent(bytes.length);
      }
      return service.describe(image, context, signal);
    },
    settle: (leaseId) => serviceOf(leaseId).settle(leaseId),
  };
}

/**
 * Describes photos on this device: nothing is sent, and nothing is counted. A batch begins only when the
 * engine is available, so that a problem with it is reported once and not for each photo.
 */
function createDeviceService(store: EngineStore): AnalysisService {
  const cancel = () => store.cancel();
  return {
    reserve: async (_photos, leaseId, signal) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', cancel, { once: true });
      try {
        await store.engine();
      } finally {
        signal.removeEventListener('abort', cancel);
      }
      const { usage } = await localLedger.reserve([], signal);
      return { id: leaseId, usage };
    },
    describe: async ({ bytes }, _context, signal) => {
      const analysis = await store.describe(bytes, signal);
      // Drawing for the previous photo must not share a task with placing this one.
      await nextTask();
      return analysis;
    },
    settle: async (leaseId) => {
      const { usage } = await localLedger.reserve([], new AbortController().signal);
      return localLedger.settle({ id: leaseId, usage });
    },
  };
}
