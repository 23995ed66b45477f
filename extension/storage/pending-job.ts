import { fieldsOf, storedValue } from './stored-value.ts';

/**
 * What the user asked for before there was a panel to ask: all images of a page, that image first, or photos from
 * the disk. The panel reads it when it opens and whenever it changes, takes its own window's, and clears it.
 */
export type PendingJob = PageJob | DiskJob;

interface Asked {
  readonly tabId: number;
  /** The window whose panel was opened. */
  readonly windowId: number;
  /** When it was asked, milliseconds since 1970; another click on the same thing is another job. */
  readonly at: number;
}

export interface PageJob extends Asked {
  readonly kind: 'page';
  readonly pageUrl: string;
  /** The image or the link that was clicked, which comes first where it is among the page's images. */
  readonly firstImageUrl?: string;
}

export interface DiskJob extends Asked {
  readonly kind: 'disk';
}

/** Where the job is, in storage.session: `{ "pending-job": PendingJob }`. */
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
/** Told of every new job, and of `undefined` when it is taken. */
export const watchPendingJob = pendingJob.watch;
