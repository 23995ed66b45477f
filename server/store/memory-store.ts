import { randomUUID } from 'node:crypto';
import { AppError } from '#core/failure.ts';
import { LEASE_MS } from '#core/limits.ts';
import { periodAt } from '#core/period.ts';
import { limitsFor, type PlanId } from '#core/plan.ts';
import { reserve, rollOver, settle, type Usage } from '#core/quota.ts';
import type { Account, Store } from './store.ts';

interface Lease {
  readonly sub: string;
  readonly period: Usage['period'];
  readonly reserved: number;
  readonly expiresMs: number;
  readonly described: Set<string>;
}

export interface MemoryStoreOptions {
  readonly defaultPlan: PlanId;
  /** How many accounts, from the first, have no monthly limit. */
  readonly foundingMembers: number;
}

/**
 * A store for one process that starts anew with it. Every step is done before another one begins, since
 * nothing in it waits.
 */
export function createMemoryStore({ defaultPlan, foundingMembers }: MemoryStoreOptions): Store {
  const accounts = new Map<string, Account>();
  const usages = new Map<string, Usage>();
  const leases = new Map<string, Lease>();

  const limitsOf = (sub: string) => {
    const account = accounts.get(sub);
    if (!account) throw new AppError({ code: 'sign-in-required', details: {} });
    return limitsFor(account);
  };

  const usageAt = (sub: string, nowMs: number): Usage => {
    for (const [leaseId, lease] of leases) {
      if (lease.sub === sub && lease.expiresMs <= nowMs) close(leaseId, lease);
    }
    return rollOver(usages.get(sub) ?? { period: periodAt(nowMs), count: 0 }, periodAt(nowMs));
  };

  const close = (leaseId: string, lease: Lease) => {
    const usage = usages.get(lease.sub);
    if (usage) usages.set(lease.sub, settle(usage, { ...lease, described: lease.described.size }));
    leases.delete(leaseId);
  };

  const openLease = (sub: string, leaseId: string, nowMs: number): Lease => {
    const lease = leases.get(leaseId);
    if (!lease || lease.sub !== sub || lease.expiresMs <= nowMs) {
      throw new AppError({ code: 'lease-unknown', details: {} });
    }
    return lease;
  };

  return {
    account: async (identity, nowMs) => {
      const known = accounts.get(identity.sub);
      const account = known
        ? { ...known, email: identity.email ?? known.email, name: identity.name ?? known.name }
        : {
            ...identity,
            plan: defaultPlan,
            foundingMember: accounts.size < foundingMembers,
            createdMs: nowMs,
          };
      accounts.set(identity.sub, account);
      return account;
    },

    usage: async (sub, nowMs) => usageAt(sub, nowMs),

    reserve: async (sub, photos, nowMs) => {
      const { photosPerMonth, photosPerBatch } = limitsOf(sub);
      if (photos > photosPerBatch) throw new AppError({ code: 'batch-full', details: { photosPerBatch } });
      const usage = reserve(usageAt(sub, nowMs), photos, photosPerMonth);
      const leaseId = randomUUID();
      usages.set(sub, usage);
      leases.set(leaseId, {
        sub,
        period: usage.period,
        reserved: photos,
        expiresMs: nowMs + LEASE_MS,
        described: new Set(),
      });
      return { leaseId, usage };
    },

    checkLease: async (sub, leaseId, photoId, nowMs) => {
      const { described, reserved } = openLease(sub, leaseId, nowMs);
      if (described.has(photoId) || described.size < reserved) return;
      throw new AppError({ code: 'batch-full', details: { photosPerBatch: reserved } });
    },

    recordDescribed: async (leaseId, photoId) => {
      leases.get(leaseId)?.described.add(photoId);
    },

    settle: async (sub, leaseId, nowMs) => {
      const lease = leases.get(leaseId);
      if (lease?.sub === sub) close(leaseId, lease);
      return usageAt(sub, nowMs);
    },
  };
}
