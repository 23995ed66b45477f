import { nextTask } from '../next-task.ts';
import { localLedger } from '#pipeline/local-ledger.ts';
import type { AnalysisService } from '../service/analysis-service.ts';
import type { EngineStore } from './engine-store.ts';

/**
 * Describes photos on this device: nothing is sent, and nothing is counted. A batch begins only when the
 * engine is available, so that a problem with it is reported once and not for each photo.
 */
export function createDeviceService(store: EngineStore): AnalysisService {
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
