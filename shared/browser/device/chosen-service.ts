import type { EngineChoice } from '#core/batch/engine-state.ts';
import type { AnalysisService } from '../service/analysis-service.ts';

/**
 * Uses the service chosen at the start of a batch for the whole batch.
 *
 * @param chosen returns the current choice
 * @param onSent called with the size in bytes of each picture that leaves this device
 */
export function createChosenService(
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
      if (service === services.service || service === services.own) onSent(image.bytes.length);
      return service.describe(image, context, signal);
    },
    settle: (leaseId) => serviceOf(leaseId).settle(leaseId),
  };
}
