const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CODES = Uint8Array.from(ALPHABET, (digit) => digit.charCodeAt(0));
const VALUES = new Map(Array.from(ALPHABET, (digit, value) => [digit, value]));
const PADDING = '='.charCodeAt(0);
/** Digits per call of `String.fromCharCode`, which takes a limited number of arguments. */
const PIECE = 8192;

/** Encodes base64 with padding (RFC 4648, section 4); ECMAScript 2024 has no function for it. */
export function toBase64(bytes: ArrayLike<number>): string {
  const digits = base64Digits(bytes);
  let text = '';
  for (let at = 0; at < digits.length; at += PIECE) {
    text += String.fromCharCode(...digits.subarray(at, at + PIECE));
  }
  return text;
}

/** Encodes to ASCII bytes, for hosts that decode them at once: a tenth of the memory. */
export function base64Digits(bytes: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const digits = new Uint8Array(4 * Math.ceil(bytes.length / 3));
  for (let at = 0, to = 0; at < bytes.length; at += 3, to += 4) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    digits[to] = CODES[bits >> 18]!;
    digits[to + 1] = CODES[(bits >> 12) & 63]!;
    digits[to + 2] = CODES[(bits >> 6) & 63]!;
    digits[to + 3] = CODES[bits & 63]!;
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return digits.fill(PADDING, digits.length - missing);
}

/** Decodes what {@link toBase64} wrote; undefined for any other text. */
export function fromBase64(text: string): Uint8Array | undefined {
  const digits = text.replace(/={0,2}$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const digit of digits) {
    const value = VALUES.get(digit);
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at] = (bits >> count) & 0xff;
    at += 1;
  }
  // Other lengths or padding, or leftover bits, are never written.
  return toBase64(bytes) === text ? bytes : undefined;
}
