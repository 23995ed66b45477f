import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The scrypt parameters of a hash; it takes 128 × N × r bytes of memory (RFC 7914, 2). */
export interface ScryptCost {
  /** N, a power of two. */
  readonly rounds: number;
  /** r. */
  readonly blockSize: number;
  /** p. */
  readonly parallelism: number;
}

/** The first of the configurations that OWASP's Password Storage Cheat Sheet gives for scrypt: 128 MiB per hash. */
const COST: ScryptCost = { rounds: 2 ** 17, blockSize: 8, parallelism: 1 };

/** Hashes with larger parameters are rejected: they are most likely typos, and would take minutes to check. */
const MOST_MEMORY_BYTES = 1024 ** 3;
const MOST_PARALLELISM = 16;

const SALT_BYTES = 16;
const KEY_BYTES = 32;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

interface PasswordHash {
  readonly cost: ScryptCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/**
 * Hashes a password with scrypt and a fresh salt, as `scrypt:N:r:p:salt:key` with salt and key in base64url. The
 * string includes its own parameters, and needs no quoting in a shell or an .env file.
 */
export async function hashPassword(password: string, cost: ScryptCost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(password, salt, cost);
  const { rounds, blockSize, parallelism } = cost;
  return ['scrypt', rounds, blockSize, parallelism, base64(salt), base64(key)].join(':');
}

/**
 * Returns whether a password matches a hash, compared in constant time.
 *
 * @throws {Error} if the hash was not made by {@link hashPassword}
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const known = readHash(hash);
  if (!known) throw new Error('The password hash is not one that npm run admin:hash prints.');
  return timingSafeEqual(await keyOf(password, known.salt, known.cost), known.key);
}

/** Returns whether a text is a complete hash of {@link hashPassword} with parameters within the limits above. */
export function isPasswordHash(text: string): boolean {
  return readHash(text) !== undefined;
}

function readHash(text: string): PasswordHash | undefined {
  const parts = /^scrypt:(\d{1,10}):(\d{1,3}):(\d{1,3}):([\w-]+):([\w-]+)$/.exec(text);
  if (!parts) return undefined;
  const [rounds = 0, blockSize = 0, parallelism = 0] = parts.slice(1, 4).map(Number);
  const [salt, key] = [Buffer.from(parts[4] ?? '', 'base64url'), Buffer.from(parts[5] ?? '', 'base64url')];
  const isPowerOfTwo = rounds > 1 && Number.isInteger(Math.log2(rounds));
  const isPayable =
    blockSize > 0 &&
    memoryOf({ rounds, blockSize }) <= MOST_MEMORY_BYTES &&
    parallelism > 0 &&
    parallelism <= MOST_PARALLELISM;
  const isWhole = salt.length === SALT_BYTES && key.length === KEY_BYTES;
  return isPowerOfTwo && isPayable && isWhole
    ? { cost: { rounds, blockSize, parallelism }, salt, key }
    : undefined;
}

/** NFC, because different keyboards may send different code points for the same letter (RFC 8265, 4.2). */
function keyOf(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  const { rounds: N, blockSize: r, parallelism: p } = cost;
  // Node's default limit is 32 MiB; twice the computed size leaves room for its own buffers.
  return derive(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: 2 * memoryOf(cost) });
}

function memoryOf({ rounds, blockSize }: Pick<ScryptCost, 'rounds' | 'blockSize'>): number {
  return 128 * rounds * blockSize;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64url');
}
