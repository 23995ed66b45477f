import { z } from 'zod';
import { REQUEST_TIMEOUT_MS, TEXT_LENGTHS } from '#core/limits.ts';
import { oneLine } from '../mail/plain-text.ts';
import { answerJson } from '../bounded-answer.ts';
import type { Profile } from '../store/account-store.ts';

/** The standard claims of OpenID Connect (Core 1.0, 5.1); all but the subject are optional. */
const userInfoSchema = z.object({
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

/**
 * Reads a profile from claims. Missing claims and invalid addresses become null. The name becomes one line, cut to
 * the maximum length in our forms.
 */
export function profileFrom(claims: unknown): Profile {
  const { email, email_verified: emailVerified, name } = userInfoSchema.parse(claims);
  const isAddress = email !== undefined && email.length <= TEXT_LENGTHS.email && !/\p{Cc}/u.test(email);
  return {
    email: isAddress ? email : null,
    emailVerified: isAddress && (emailVerified ?? false),
    name: name === undefined ? null : oneLine(name.toWellFormed().slice(0, TEXT_LENGTHS.name)) || null,
  };
}

/**
 * Creates a function that fetches the profile of a token's bearer from the provider's UserInfo endpoint (OpenID
 * Connect Core 1.0, 5.3).
 *
 * @throws if the provider doesn't respond, or not with claims
 */
export function userInfoFrom(issuer: string) {
  return async (token: string): Promise<Profile> => {
    const response = await fetch(new URL('userinfo', issuer), {
      headers: { Authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The identity provider answered ${response.status}`);
    return profileFrom(await answerJson(response));
  };
}
