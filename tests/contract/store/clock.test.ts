import { describe, expect, it } from 'vitest';
import { LEASE_MS } from '#core/limits.ts';
import { CLOCK_AHEAD_MS, FRESH_SIGN_IN_MS, OUTBOX_LONGEST_MS } from '#server/limits.ts';
import type { Profile } from '#server/store/account-store.ts';
import { openTestStore } from '../../fakes/servers/test-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const AHEAD = NOW + 365 * 24 * 60 * MINUTE;
const SUB = 'google-oauth2|1';
const sam: Profile = { email: 'sam@example.com', emailVerified: true, name: 'Sam' };
const message = {
  kind: 'contact',
  name: 'Ann',
  email: 'ann@example.com',
  subject: null,
  message: 'Hello',
} as const;

async function withDeletionAhead() {
  const store = await openTestStore();
  await store.accounts.save(SUB, sam, AHEAD - MINUTE);
  await store.ownData.erase({ sub: SUB, signedInMs: AHEAD - MINUTE }, AHEAD);
  return store;
}

describe('an account that was deleted while the clock was a year ahead', () => {
  it('can be opened again by a new sign-in, and stays open', async () => {
    const { accounts } = await withDeletionAhead();
    const { id } = await accounts.save(SUB, sam, NOW, NOW - MINUTE);
    expect(await accounts.find(SUB)).toMatchObject({ id });
  });

  it('rejects tokens older than a few minutes or without an age', async () => {
    const { accounts } = await withDeletionAhead();
    const old = NOW - FRESH_SIGN_IN_MS;
    await expect(accounts.save(SUB, sam, NOW, old)).rejects.toThrow('session-over');
    await expect(accounts.save(SUB, sam, NOW)).rejects.toThrow('session-over');
    expect(await accounts.wasDeletedSince({ sub: SUB, signedInMs: old }, NOW)).toBe(true);
    expect(await accounts.wasDeletedSince({ sub: SUB, signedInMs: old + 1 }, NOW)).toBe(false);
  });
});

it('stays deleted from the deletion’s time on if the clock was slightly ahead', async () => {
  const { accounts, ownData } = await openTestStore();
  await accounts.save(SUB, sam, NOW);
  await ownData.erase({ sub: SUB, signedInMs: NOW }, NOW + CLOCK_AHEAD_MS);
  expect(await accounts.wasDeletedSince({ sub: SUB, signedInMs: NOW }, NOW)).toBe(true);
});

describe('work that a clock a year ahead has postponed', () => {
  it('is delivered as soon as the clock is right: a message, an address, and a removal', async () => {
    const store = await openTestStore();
    const { messages, subscribers, ownData, accounts } = store;
    await messages.add(message, AHEAD);
    await subscribers.add({ listId: 'newsletter', email: 'ann@example.com', createdMs: AHEAD });
    await accounts.save(SUB, sam, AHEAD);
    await subscribers.add({ listId: 'newsletter', email: 'sam@example.com', createdMs: AHEAD });
    await subscribers.takeDue(AHEAD, { listId: 'newsletter', email: 'sam@example.com', createdMs: AHEAD });
    await ownData.erase({ sub: SUB, signedInMs: AHEAD }, AHEAD);
    expect(await messages.takeDue(NOW)).toBeUndefined();
    await store.bringForward(NOW);
    expect(await messages.takeDue(NOW)).toMatchObject({ message: 'Hello' });
    expect(await subscribers.takeDue(NOW)).toMatchObject({ email: 'ann@example.com' });
    expect(await subscribers.takeDueRemoval(NOW)).toMatchObject({ email: 'sam@example.com' });
  });

  it('is settled half an hour later if it is a batch', async () => {
    const store = await openTestStore();
    const { accounts, batches } = store;
    await batches.reserve(await accounts.save(SUB, sam, AHEAD), 5, AHEAD);
    await store.bringForward(NOW);
    expect(await batches.settleExpired(NOW + LEASE_MS - 1)).toBe(0);
    expect(await batches.settleExpired(NOW + LEASE_MS)).toBe(1);
  });

  it('keeps its own time if the clock was ahead by a day', async () => {
    const store = await openTestStore();
    const ahead = NOW + CLOCK_AHEAD_MS;
    await store.messages.add(message, ahead + OUTBOX_LONGEST_MS);
    await store.batches.reserve(await store.accounts.save(SUB, sam, ahead), 5, ahead);
    await store.bringForward(NOW);
    expect(await store.messages.takeDue(ahead)).toBeUndefined();
    expect(await store.batches.settleExpired(ahead)).toBe(0);
  });

  it('is distinguished from work that a right clock has postponed', async () => {
    const store = await openTestStore();
    const { messages, accounts, batches } = store;
    await messages.add(message, NOW + OUTBOX_LONGEST_MS);
    await batches.reserve(await accounts.save(SUB, sam, NOW), 5, NOW);
    await store.bringForward(NOW + LEASE_MS / 2);
    expect(await messages.takeDue(NOW + OUTBOX_LONGEST_MS - 1)).toBeUndefined();
    expect(await batches.settleExpired(NOW + LEASE_MS)).toBe(1);
  });
});
