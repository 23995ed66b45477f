import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import { AppError } from '#core/failure.ts';
import { periodAt } from '#core/accounts/period.ts';
import type { Usage } from '#core/accounts/quota.ts';
import type { Ports } from '#pipeline/ports.ts';
import { DEFAULT_PATTERN } from '#core/naming/naming-pattern.ts';
import type { AnalysisService } from '#browser/service/analysis-service.ts';

const JPEG_HEAD = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

export const SETTINGS = {
  photosPerBatch: 20,
  placing: { rules: [], pattern: DEFAULT_PATTERN },
};

export function photosNamed(names: readonly string[]): BrowserPhoto[] {
  return names.map((name) => {
    const file = new File([JPEG_HEAD], `${name}.jpg`, { lastModified: 1_700_000_000_000 });
    return { id: name, name: file.name, sizeBytes: file.size, modifiedMs: file.lastModified, file };
  });
}

/** The panel's own ports: nothing is decoded; photos that would be are recorded. */
export function localPorts() {
  const decoded: string[] = [];
  const archived: (readonly ArchiveEntry[])[] = [];
  const ports: Pick<Ports<BrowserPhoto>, 'reader' | 'decoder' | 'archive'> = {
    reader: { formatOf: async () => ({ kind: 'photo', format: 'jpeg' }) },
    decoder: {
      decode: async ({ id }) => {
        decoded.push(id);
        return { image: { bytes: new TextEncoder().encode(id), mediaType: 'image/jpeg' } };
      },
    },
    archive: {
      prepare: async () => {},
      finish: async (entries) => {
        archived.push(entries);
      },
    },
  };
  return { ...ports, decoded, archived };
}

export interface FakeServer extends AnalysisService {
  readonly leases: Map<string, { photos: number; described: Set<string> }>;
  /** Photo ids, once for each request. */
  readonly described: string[];
  /** Photos left in the month's quota. */
  room: number;
  /** Ignores settling, as if the client had vanished before. */
  isDeaf: boolean;
  /** Settles every batch, as after half an hour. */
  expireAll(): void;
  /** What a reservation and a settlement answer. */
  usage(): Usage;
  /** Photos counted for the account. */
  counted(): number;
}

/** Counts as the real server does: by lease, each photo once. */
export function fakeServer(): FakeServer {
  const leases: FakeServer['leases'] = new Map();
  const described: string[] = [];
  let settled = 0;
  const settle = (leaseId: string) => {
    settled += leases.get(leaseId)?.described.size ?? 0;
    leases.delete(leaseId);
  };
  const server: FakeServer = {
    leases,
    described,
    room: Infinity,
    isDeaf: false,
    reserve: async (photos, id) => {
      const open = leases.get(id);
      if (open && open.photos !== photos) throw new AppError({ code: 'lease-unknown', details: {} });
      const reserved = [...leases.values()].reduce((sum, lease) => sum + lease.photos, settled);
      if (!open && reserved + photos > server.room) {
        throw new AppError({ code: 'quota-exceeded', details: { limit: server.room, resetsOn: '' } });
      }
      if (!open) leases.set(id, { photos, described: new Set() });
      return { id, usage: server.usage() };
    },
    describe: async (image, { photoId, leaseId }) => {
      const lease = leases.get(leaseId);
      if (!lease) throw new AppError({ code: 'lease-unknown', details: {} });
      described.push(photoId);
      lease.described.add(photoId);
      return { description: `A dog ${new TextDecoder().decode(image.bytes)}.` };
    },
    settle: async (leaseId) => {
      if (!server.isDeaf) settle(leaseId);
      return server.usage();
    },
    expireAll: () => {
      for (const leaseId of leases.keys()) settle(leaseId);
    },
    usage: () => ({ period: periodAt(0), count: server.counted() }),
    counted: () => [...leases.values()].reduce((sum, lease) => sum + lease.described.size, settled),
  };
  return server;
}
