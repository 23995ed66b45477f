import { describe, expect, it } from 'vitest';
import { profileFrom } from '#server/identity/user-info.ts';

describe('the identity provider’s answer about a person', () => {
  it('is used if it is plausible', () => {
    const claims = { email: 'sam@example.com', email_verified: true, name: 'Sam Sample' };
    expect(profileFrom(claims)).toEqual({
      email: 'sam@example.com',
      emailVerified: true,
      name: 'Sam Sample',
    });
  });

  it('is a name of at most 100 characters on one line', () => {
    const { name } = profileFrom({ name: `Sam\u0000\r\nSample ${'x'.repeat(1_000_000)}` });
    expect(name).toMatch(/^Sam Sample x+$/);
    expect(name?.length).toBeLessThanOrEqual(100);
    expect(profileFrom({ name: '\u0000' }).name).toBeNull();
  });

  it.each([`${'x'.repeat(300)}@example.com`, 'sam@example.com\r\nBcc: all', 'sam\u0000@example.com'])(
    'has no address, verified or not, if it is %j',
    (email) => {
      expect(profileFrom({ email, email_verified: true })).toMatchObject({
        email: null,
        emailVerified: false,
      });
    },
  );

  it('is unknown if it is left out', () => {
    expect(profileFrom({})).toEqual({ email: null, emailVerified: false, name: null });
  });
});
