import { USER_KEY } from './keys.ts';
import { fieldsOf, storedValue } from './stored-value.ts';

/** The signed-in user's profile from the identity provider, which contains no secrets. */
export interface SignedInUser {
  /** The provider's id of the user. */
  readonly subject: string;
  readonly email?: string;
  readonly name?: string;
}

export function parseUser(stored: unknown): SignedInUser | undefined {
  const { subject, email, name } = fieldsOf(stored);
  if (typeof subject !== 'string') return undefined;
  return {
    subject,
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
}

const signedInUser = storedValue('local', USER_KEY, parseUser);

export const readUser = signedInUser.read;
export const writeUser = (user: SignedInUser): Promise<void> => signedInUser.write(user);
export const forgetUser = signedInUser.clear;
export const watchUser = signedInUser.watch;
