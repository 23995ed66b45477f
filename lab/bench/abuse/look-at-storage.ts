import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { StorageError } from '../../../shared/storage/storage-error.ts';
import { openStore } from '../../../shared/storage/open-store.ts';
import { DISK_ACCESS } from '../../../cli/storage/disk-access.ts';

/** The storage to read. */
export interface LookOrder {
  readonly kind: 'webdav' | 's3';
  readonly url: string;
}

/** Resource use of a reading. */
export interface LookReport {
  /** The store's final error; empty without one. */
  readonly problem: string;
  readonly tookMs: number;
  readonly peakBytes: number;
}

const PHOTO = { sha256: createHash('sha256').update('dog').digest('hex'), sizeBytes: 3 };

const { kind, url } = JSON.parse(process.argv[2] ?? '') as LookOrder;
const { signal } = new AbortController();
const store = await openStore(
  kind === 'webdav'
    ? { kind, origin: url, path: '/dav', user: 'ann', password: 'secret' }
    : {
        kind,
        endpoint: url,
        bucket: 'photos',
        prefix: 'sorted',
        region: 'us-east-1',
        keyId: 'a',
        secret: 'b',
      },
  DISK_ACCESS,
);
const startMs = performance.now();
const problems = new Set<string>();
for (const work of [() => store.entries('', signal), () => store.found('dog.jpg', PHOTO, signal)]) {
  await work().catch((error: unknown) => {
    problems.add(error instanceof StorageError ? error.problem : String(error));
  });
}
process.send?.({
  problem: [...problems].join(', '),
  tookMs: performance.now() - startMs,
  peakBytes: peakBytes(),
} satisfies LookReport);
store.close();
process.disconnect?.();

/**
 * Maximum memory of this program. `maxRSS` would be that of its parent process, if that was larger (getrusage of
 * Linux keeps it across exec).
 */
function peakBytes(): number {
  const [, kib = ''] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kib) * 1024;
}
