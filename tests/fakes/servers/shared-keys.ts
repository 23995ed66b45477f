import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { SigningKeys } from '#server/identity/local-tokens.ts';

/** Signing keys as text, so that several processes accept each other's tokens. */
export async function sharedKeys(): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify([await exportJWK(publicKey), await exportJWK(privateKey)]);
}

/** Reads the keys of {@link sharedKeys}. */
export async function keysFrom(text: string): Promise<SigningKeys> {
  const [publicKey, privateKey] = await Promise.all(
    (JSON.parse(text) as JWK[]).map((key) => importJWK(key, 'RS256', { extractable: true })),
  );
  return { publicKey, privateKey } as SigningKeys;
}
