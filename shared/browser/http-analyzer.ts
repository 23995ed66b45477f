import type { Analyzer } from '#pipeline/ports.ts';
import type { ApiClient } from './api-client.ts';

/** Has photos described by the server. */
export function createHttpAnalyzer(api: ApiClient): Analyzer {
  return {
    describe: (image, { photoId, lease }, signal) =>
      api.describe(image, { photoId, leaseId: lease.id }, signal),
  };
}
