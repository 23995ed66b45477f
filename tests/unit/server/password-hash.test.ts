import { describe, expect, it } from 'vitest';
import {
  hashPassword,
  isPasswordHash,
  type ScryptCost,
  verifyPassword,
} from '#server/admin/password-hash.ts';

/** A low cost, for fast tests. */
const COST: ScryptCost = Object.freeze({ rounds: 2 ** 10, blockSize: 8, parallelism: 1 });
const PASSWORD = 'correct horse battery';

describe('a password hash', () => {
  it(
    'is verified only by its password',
    { tags: ['admin-login-compares-fixed-client', 'password-scrypt-argon2-hash-compared'] },
    async () => {
      const hash = await hashPassword(PASSWORD, COST);
      expect(await verifyPassword(PASSWORD, hash)).toBe(true);
      expect(await verifyPassword('correct horse batterz', hash)).toBe(false);
      expect(await verifyPassword('', hash)).toBe(false);
    },
  );

  it(
    'states its own cost, and by default costs what OWASP asks',
    { tags: ['password-scrypt-argon2-hash-compared'] },
    async () => {
      expect(await hashPassword(PASSWORD, COST)).toMatch(/^scrypt:1024:8:1:[\w-]{22}:[\w-]{43}$/);
      const standard = await hashPassword(PASSWORD);
      expect(standard).toMatch(/^scrypt:131072:8:1:/);
      expect(await verifyPassword(PASSWORD, standard)).toBe(true);
    },
  );

  it('has a new salt every time', async () => {
    expect(await hashPassword(PASSWORD, COST)).not.toBe(await hashPassword(PASSWORD, COST));
  });

  it('accepts the same letters from another keyboard', async () => {
    const hash = await hashPassword('gr\u00FC\u00DFe aus k\u00F6ln', COST);
    expect(await verifyPassword('gru\u0308\u00DFe aus ko\u0308ln', hash)).toBe(true);
  });

  it('survives a shell and a settings file: no character of it means anything there', async () => {
    expect(await hashPassword(PASSWORD, COST)).toMatch(/^[\w:-]+$/);
  });
});

describe('an invalid password hash', () => {
  const salt = 'A'.repeat(22);
  const key = 'A'.repeat(43);

  it.each([
    ['a password', 'hunter2hunter2'],
    ['another scheme', `argon2:1024:8:1:${salt}:${key}`],
    ['a cost that is no power of two', `scrypt:1000:8:1:${salt}:${key}`],
    ['no cost at all', `scrypt:0:8:1:${salt}:${key}`],
    ['no blocks', `scrypt:1024:0:1:${salt}:${key}`],
    ['no lanes', `scrypt:1024:8:0:${salt}:${key}`],
    ['more memory than a server has', `scrypt:1073741824:8:1:${salt}:${key}`],
    ['a short salt', `scrypt:1024:8:1:AAAA:${key}`],
    ['a truncated key', `scrypt:1024:8:1:${salt}:${key.slice(0, 40)}`],
    ['trailing text', `scrypt:1024:8:1:${salt}:${key}:more`],
    ['nothing', ''],
  ])('%s is rejected', async (_what, text) => {
    expect(isPasswordHash(text)).toBe(false);
    await expect(verifyPassword(PASSWORD, text)).rejects.toThrow('npm run admin:hash');
  });
});
