import { describe, expect, it } from 'vitest';
import { profileFrom } from '#server/identity/user-info.ts';

describe('what the identity provider says of a person', () => {
  it('is taken as it is where it is what a person has', () => {
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
    'is no address, and none that is verified, where it is %j',
    (email) => {
      expect(profileFrom({ email, email_verified: true })).toMatchObject({
        email: null,
        emailVerified: false,
      });
    },
  );

  it('is unknown where it is left out', () => {
    expect(profileFrom({})).toEqual({ email: null, emailVerified: false, name: null });
  });
});
