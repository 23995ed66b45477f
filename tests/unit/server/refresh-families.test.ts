import { describe, expect, it } from 'vitest';
import { RefreshFamilies } from '#server/identity/refresh-families.ts';

const grant = (sub: string, clientId = 'site') => ({ person: { sub }, clientId });

describe('a refresh token', () => {
  it('works once, and its successor belongs to the same sign-in', () => {
    const families = new RefreshFamilies();
    const first = families.issue(grant('ana'));
    const spent = families.spend(first, 'site');
    expect(spent?.grant).toEqual(grant('ana'));
    const second = families.issue(grant('ana'), spent?.family);
    expect(families.spend(second, 'site')?.family).toBe(spent?.family);
  });

  it('of another client is refused, and still works for its own', () => {
    const families = new RefreshFamilies();
    const token = families.issue(grant('ana', 'extension'));
    expect(families.spend(token, 'site')).toBeUndefined();
    expect(families.spend(token, undefined)).toBeUndefined();
    expect(families.spend(token, 'extension')?.grant).toEqual(grant('ana', 'extension'));
  });

  it('that is used a second time ends only its own sign-in', () => {
    const families = new RefreshFamilies();
    const other = families.issue(grant('ana'));
    const stolen = families.issue(grant('ana'));
    const next = families.issue(grant('ana'), families.spend(stolen, 'site')?.family);
    expect(families.spend(stolen, 'site')).toBeUndefined();
    expect(families.spend(next, 'site')).toBeUndefined();
    expect(families.spend(other, 'site')).toBeDefined();
  });

  it('that is revoked takes only its own sign-in with it', () => {
    const families = new RefreshFamilies();
    const other = families.issue(grant('ana'));
    const token = families.issue(grant('ana'));
    families.revoke('unknown');
    families.revoke(token);
    expect(families.spend(token, 'site')).toBeUndefined();
    expect(families.spend(other, 'site')).toBeDefined();
  });

  it('of a person is revoked with all of theirs', () => {
    const families = new RefreshFamilies();
    const tokens = [families.issue(grant('ana')), families.issue(grant('ana', 'extension'))];
    const other = families.issue(grant('ben'));
    families.revokeOf('ana');
    expect(tokens.map((token, at) => families.spend(token, at === 0 ? 'site' : 'extension'))).toEqual([
      undefined,
      undefined,
    ]);
    expect(families.spend(other, 'site')).toBeDefined();
  });
});
