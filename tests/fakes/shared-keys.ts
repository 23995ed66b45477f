import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { SigningKeys } from '#server/identity/local-provider.ts';

/** Signing keys as text, for several processes that take one another's tokens. */
export async function sharedKeys(): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify([await exportJWK(publicKey), await exportJWK(privateKey)]);
}

/** The keys of {@link sharedKeys}. */
export async function keysFrom(text: string): Promise<SigningKeys> {
  const [publicKey, privateKey] = await Promise.all(
    (JSON.parse(text) as JWK[]).map((key) => importJWK(key, 'RS256', { extractable: true })),
  );
  return { publicKey, privateKey } as SigningKeys;
}
