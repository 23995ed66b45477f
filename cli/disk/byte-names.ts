import { readFileSync } from 'node:fs';
import { byCodePage, WINDOWS_1252_HIGH } from '#core/bytes/code-pages.ts';

/** Bytes 0x80 to 0xFF of a path that isn't text, as U+DC80 to U+DCFF, which never occur alone in text. */
const [FIRST, LAST, BASE] = [0xdc80, 0xdcff, 0xdc00];
const ESCAPED = /[\uDC80-\uDCFF]/u;
const EVERY_ESCAPED = /[\uDC80-\uDCFF]/gu;
const LONGEST_SEQUENCE = 4;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Returns a path or name from the disk as text. Bytes that aren't UTF-8, as in old names, are escaped, so that
 * {@link onDisk} restores them exactly (as in Python, PEP 383).
 */
export function fromDisk(bytes: Uint8Array): string {
  const whole = decoded(bytes);
  if (whole !== undefined) return whole;
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const [character, length] = characterAt(bytes, at);
    text += character;
    at += length;
  }
  return text;
}

/** Returns a path as the system takes it: as bytes if it contains escaped ones, else unchanged. */
export function onDisk(path: string): string | Buffer {
  return hasBytes(path) ? bytesOf(path) : path;
}

/** Returns whether a path or name has bytes that aren't UTF-8. */
export function hasBytes(path: string): boolean {
  return ESCAPED.test(path);
}

/**
 * Returns a readable path: escaped bytes are decoded as Shift-JIS or EUC-JP if the name is certainly Japanese, else
 * as Windows-1252, which includes the letters of ISO 8859-1.
 */
export function readable(path: string): string {
  if (!hasBytes(path)) return path;
  const names = path.split('/').map((name) => (hasBytes(name) ? decodedName(bytesOf(name)) : name));
  return names.join('/');
}

/** Returns a text that contains paths, with their escaped bytes decoded as Windows-1252. */
export function withoutBytes(text: string): string {
  return text.replace(EVERY_ESCAPED, (escaped) =>
    byCodePage(Uint8Array.of(escaped.charCodeAt(0) - BASE), WINDOWS_1252_HIGH),
  );
}

/**
 * Returns the program's arguments with the bytes that were typed: Node replaces those that aren't UTF-8, and Linux
 * still has them.
 *
 * @param argv as Node gives them
 */
export function typedArguments(
  argv: readonly string[],
  commandLine: () => Uint8Array = () => readFileSync('/proc/self/cmdline'),
): string[] {
  if (!argv.some((argument) => argument.includes('\uFFFD'))) return [...argv];
  try {
    const all = Buffer.from(commandLine()).toString('latin1').split('\0').slice(0, -1);
    const typed = all.slice(-argv.length).map((argument) => Buffer.from(argument, 'latin1'));
    const isSame = typed.every((bytes, at) => bytes.toString('utf8') === argv[at]);
    return isSame ? typed.map((bytes) => fromDisk(bytes)) : [...argv];
  } catch {
    return [...argv];
  }
}

function characterAt(bytes: Uint8Array, at: number): readonly [character: string, length: number] {
  for (let length = 1; length <= LONGEST_SEQUENCE; length += 1) {
    const character = decoded(bytes.subarray(at, at + length));
    if (character !== undefined) return [character, length];
  }
  return [String.fromCharCode(BASE + bytes[at]!), 1];
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

function bytesOf(path: string): Buffer {
  const parts = Array.from(path, (character) => {
    const code = character.charCodeAt(0);
    return character.length === 1 && code >= FIRST && code <= LAST
      ? Buffer.from([code - BASE])
      : Buffer.from(character);
  });
  return Buffer.concat(parts);
}

/** Hiragana and katakana, which nearly all Japanese names contain, and names in other scripts don't. */
const KANA = /[\u3041-\u30FF]/u;

function decodedName(bytes: Buffer): string {
  for (const encoding of ['shift_jis', 'euc-jp']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (KANA.test(text)) return text;
    } catch {
      // Another encoding.
    }
  }
  return byCodePage(bytes, WINDOWS_1252_HIGH);
}
