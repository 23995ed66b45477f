import { describe, expect, it } from 'vitest';
import { FOUNDING_MEMBERS } from '#core/limits.ts';
import type { Profile } from '#server/store/account-store.ts';
import { openTestStore } from '../../fakes/servers/test-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const sam: Profile = { email: 'Sam@Example.com', emailVerified: true, name: 'Sam' };
const subjects = (count: number) => Array.from({ length: count }, (_, at) => `google-oauth2|${at}`);

describe('an account', () => {
  it('is created on first sight, with its own URL-safe number', async () => {
    const { accounts } = await openTestStore();
    expect(await accounts.find('google-oauth2|1')).toBeUndefined();
    const account = await accounts.save('google-oauth2|1', sam, NOW);
    expect(account).toMatchObject({ email: 'Sam@Example.com', name: 'Sam', plan: 'free', createdMs: NOW });
    expect(account.id).toMatch(/^[\w-]+$/);
    expect(await accounts.find('google-oauth2|1')).toEqual(account);
  });

  it('stays one account if its owner arrives twice at the same moment', async () => {
    const { accounts } = await openTestStore({ foundingMembers: 5 });
    const saved = await Promise.all(Array.from({ length: 20 }, () => accounts.save('one', sam, NOW)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    // It takes one seat: four are left for others.
    const others = await Promise.all(subjects(5).map((sub) => accounts.save(sub, sam, NOW)));
    expect(others.filter(({ foundingMember }) => foundingMember)).toHaveLength(4);
  });

  it('keeps its plan and its seat if its profile changes', async () => {
    const { accounts } = await openTestStore({ foundingMembers: 1 });
    const { id } = await accounts.save('one', sam, NOW);
    await accounts.setPlan(id, 'pro');
    const later = await accounts.save('one', { ...sam, name: 'Samuel' }, NOW + 5);
    expect(later).toMatchObject({ id, name: 'Samuel', plan: 'pro', foundingMember: true, createdMs: NOW });
  });

  it('is found by a part of its e-mail address or name, whatever the case', async () => {
    const { accounts } = await openTestStore();
    const { id } = await accounts.save('one', { ...sam, name: 'Sam Sample' }, NOW);
    for (const text of ['m@EXAMPLE.com', 'm samp', '']) {
      expect((await accounts.search(text, NOW)).found).toMatchObject([{ account: { id }, count: 0 }]);
    }
    expect((await accounts.search('kim@example.com', NOW)).found).toEqual([]);
  });

  it.each([
    'élodie',
    'ÉLODIE',
    'E\u0301lodie',
    'Ö',
    'жук',
    'ЖУК',
    'ß',
    'Straße',
    'STRASSE',
    'ο Σ',
    'ΣΩΚΡΑΤΗΣ',
    'Σωκράτης Ι'.normalize('NFD'),
    'σωκρατησ',
    'Σωκρατης',
    'İstanbul',
    'ISTANBUL',
    'ﬁnn',
    'FINN',
  ])('is found by %s, whatever the case and form of letters', async (text) => {
    const { accounts } = await openTestStore();
    const name = 'Élodie Öz Жук Straße Ο ΣΑΜ ΣΩΚΡΑΤΗΣ Σωκράτης Ι İstanbul Finn';
    const { id } = await accounts.save('one', { ...sam, name }, NOW);
    await accounts.save('two', { ...sam, email: 'kim@example.com', name: 'Elodie Oz' }, NOW);
    expect((await accounts.search(text, NOW)).found).toMatchObject([{ account: { id } }]);
  });

  it.each(['%', '_', '\\'])('is not found by %s, which is no part of it', async (text) => {
    const { accounts } = await openTestStore();
    await accounts.save('one', sam, NOW);
    expect((await accounts.search(text, NOW)).found).toEqual([]);
  });

  it('is found by its new name, not by its former one', async () => {
    const { accounts } = await openTestStore();
    const { id } = await accounts.save('one', sam, NOW);
    await accounts.save('one', { ...sam, name: 'Élodie' }, NOW + 5);
    expect((await accounts.search('ÉLODIE', NOW)).found).toMatchObject([{ account: { id } }]);
    await accounts.save('one', { ...sam, name: null }, NOW + 10);
    expect((await accounts.search('élodie', NOW)).found).toEqual([]);
  });

  it('is found only by its own number', async () => {
    const { accounts } = await openTestStore();
    const account = await accounts.save('one', sam, NOW);
    expect(await accounts.get(account.id)).toEqual(account);
    await expect(accounts.get('nobody')).rejects.toThrow('account-unknown');
  });

  it('is not found by an address that the identity provider has not verified', async () => {
    const { accounts } = await openTestStore();
    await accounts.save('one', { ...sam, emailVerified: false }, NOW);
    expect((await accounts.search('sam@example.com', NOW)).found).toEqual([]);
  });

  it('can’t get a plan if it doesn’t exist', async () => {
    const { accounts } = await openTestStore();
    await expect(accounts.setPlan('nobody', 'pro')).rejects.toThrow('account-unknown');
  });
});

describe('founding members', () => {
  it(
    `are the first ${FOUNDING_MEMBERS} accounts, even if 50 sign up at the same moment`,
    {
      tags: [
        'unlimited-access-first-100-users',
        'first-100-users-get-unlimited',
        'first-100-accounts-founding-members',
      ],
    },
    async () => {
      const { accounts } = await openTestStore({ foundingMembers: FOUNDING_MEMBERS });
      const everyone = subjects(FOUNDING_MEMBERS + 20);
      const saved: boolean[] = [];
      for (let at = 0; at < everyone.length; at += 50) {
        const moment = everyone.slice(at, at + 50).map((sub) => accounts.save(sub, sam, NOW));
        saved.push(...(await Promise.all(moment)).map(({ foundingMember }) => foundingMember));
      }
      expect(saved.filter(Boolean)).toHaveLength(FOUNDING_MEMBERS);
      // Seats go to earlier sign-ups first.
      expect(saved.slice(0, 50).every(Boolean)).toBe(true);
    },
  );

  it('are promised exactly while a seat is left', async () => {
    const store = await openTestStore({ foundingMembers: 2 });
    const promised = [await store.hasFoundingSeats()];
    const given: boolean[] = [];
    for (const sub of subjects(3)) {
      given.push((await store.accounts.save(sub, sam, NOW)).foundingMember);
      promised.push(await store.hasFoundingSeats());
    }
    expect(given).toEqual([true, true, false]);
    expect(promised).toEqual([true, true, false, false]);
    const single = await openTestStore({ foundingMembers: 1 });
    expect(await single.hasFoundingSeats()).toBe(true);
    await single.accounts.save('sam', sam, NOW);
    expect(await single.hasFoundingSeats()).toBe(false);
    const without = await openTestStore({ foundingMembers: 0 });
    expect(await without.hasFoundingSeats()).toBe(false);
  });

  it('don’t exist if there are no seats', async () => {
    const { accounts } = await openTestStore({ foundingMembers: 0 });
    expect((await accounts.save('one', sam, NOW)).foundingMember).toBe(false);
  });
});
