import { z } from './zod.ts';
import type { Period } from '#core/accounts/period.ts';

/** The month's count, in the form sent over the network. */
export const usageSchema = z.object({
  period: z
    .custom<Period>((value) => typeof value === 'string' && /^\d{4}-\d{2}$/.test(value))
    .register(z.globalRegistry, { type: 'string', pattern: String.raw`^\d{4}-\d{2}$` }),
  count: z.int().check(z.nonnegative()),
});
