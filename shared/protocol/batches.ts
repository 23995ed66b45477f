import { z } from 'zod';
import { usageSchema } from './usage.ts';

/** POST: reserves a batch, all or nothing. */
export const BATCHES_PATH = '/api/batches';

/** POST: settles a batch and gives back what it did not use. Settling it twice changes nothing. */
export function settlePath(leaseId: string): string {
  return `${BATCHES_PATH}/${encodeURIComponent(leaseId)}/settle`;
}

export const reserveRequestSchema = z.object({ photos: z.number().int().min(1) });
export const reserveReplySchema = z.object({ leaseId: z.string(), usage: usageSchema });
export const settleReplySchema = z.object({ usage: usageSchema });
