import { fieldsOf, storedValue } from './stored-value.ts';

/**
 * A request from before the panel was open: all images of a page, the clicked one first, or photos from disk. The
 * panel reads it when it opens and on every change, takes the one for its own window, and clears it.
 */
export type PendingJob = PageJob | DiskJob;

interface Asked {
  readonly tabId: number;
  /** The window of the panel. */
  readonly windowId: number;
  /** The time of the request, in milliseconds since 1970; it makes another click on the same target a new job. */
  readonly at: number;
}

export interface PageJob extends Asked {
  readonly kind: 'page';
  readonly pageUrl: string;
  /** The clicked image or link; it comes first if it is among the page's images. */
  readonly firstImageUrl?: string;
}

export interface DiskJob extends Asked {
  readonly kind: 'disk';
}

/** The job's key in storage.session: `{ "pending-job": PendingJob }`. */
export const PENDING_JOB_KEY = 'pending-job';

function parsePendingJob(stored: unknown): PendingJob | undefined {
  const { kind, tabId, windowId, at, pageUrl, firstImageUrl } = fieldsOf(stored);
  if (typeof tabId !== 'number' || typeof windowId !== 'number' || typeof at !== 'number') return undefined;
  if (kind === 'disk') return { kind, tabId, windowId, at };
  if (kind !== 'page' || typeof pageUrl !== 'string') return undefined;
  const first = typeof firstImageUrl === 'string' ? { firstImageUrl } : {};
  return { kind, tabId, windowId, at, pageUrl, ...first };
}

const pendingJob = storedValue('session', PENDING_JOB_KEY, parsePendingJob);

export const readPendingJob = pendingJob.read;
export const writePendingJob = (job: PendingJob): Promise<void> => pendingJob.write(job);
export const clearPendingJob = pendingJob.clear;
/** Calls the listener with every new job, and with `undefined` when it is taken. */
export const watchPendingJob = pendingJob.watch;
