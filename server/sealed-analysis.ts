import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type ImageAnalysis, readImageAnalysis } from '#core/image-analysis.ts';
import { imageAnalysisSchema } from '#protocol/analyze-image.ts';

// [Note: Sealed analyses] When a response is lost, the client retries, and the retry must neither run the engine nor
// count again. So the analysis of a photo is kept until its batch ends, encrypted with a key derived from the photo's
// bytes: it cannot be read from the database alone. The database identifies the photo by its SHA-256; the key is half
// of its SHA-512, which cannot be derived from the SHA-256.

/** An image's id, and the key that decrypts its analysis. */
export interface Fingerprint {
  /** Hexadecimal. */
  readonly sha256: string;
  /** 32 bytes. */
  readonly sealKey: Buffer;
}

/** AES-256-GCM (NIST SP 800-38D): a nonce of 12 bytes, a tag of 16. */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Computes an image's fingerprint, off the event loop. */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<Fingerprint> {
  const [sha256, sha512] = await Promise.all(
    ['SHA-256', 'SHA-512'].map(async (name) => Buffer.from(await crypto.subtle.digest(name, bytes))),
  );
  return { sha256: sha256!.toString('hex'), sealKey: sha512!.subarray(0, KEY_BYTES) };
}

/** Encrypts an analysis with its image's key. @returns base64 */
export function seal(analysis: ImageAnalysis, { sealKey }: Fingerprint): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealKey, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(analysis), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** Decrypts what {@link seal} produced. @throws {Error} for another image's key, or if the data is anything else */
export function unseal(sealed: string, { sealKey }: Fingerprint): ImageAnalysis {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const json = Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  return readImageAnalysis(imageAnalysisSchema.parse(JSON.parse(json)));
}
