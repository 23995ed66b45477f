import { Tokenizer, TokenType } from '@streamparser/json';
import type { analyzeImageRequestSchema } from '#protocol/analyze-image.ts';

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;
const KEY = 'base64Image' satisfies keyof typeof analyzeImageRequestSchema.shape;

/** The maximum nesting depth; other members of the body are ignored and don't need more. */
const MAX_DEPTH = 32;

/** The tokens that the grammar allows next. */
type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

/**
 * Reads the image of a JSON body `{ "base64Image": … }`; undefined for any other body.
 *
 * The body is parsed as a stream and only that string is kept, so that a document with a million small objects takes
 * no memory.
 */
export async function readBase64Picture(
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new MemberReader();
  try {
    for await (const piece of body ?? []) reader.write(piece);
  } catch (error) {
    if (error instanceof NotThatJson) return undefined;
    throw error;
  }
  const text = reader.end();
  if (!text || !BASE64.test(text)) return undefined;
  return new Uint8Array(Buffer.from(text, 'base64'));
}

class NotThatJson extends Error {}

/** Reads one string member of a JSON object (RFC 8259), and checks the document's grammar. */
class MemberReader {
  readonly #tokenizer = new Tokenizer({ stringBufferSize: 64 * 1024 });
  /** The open objects and arrays, outermost first. */
  readonly #open: ('object' | 'array')[] = [];
  #expected: Expected = 'value';
  #key = '';
  #text: string | undefined;

  constructor() {
    this.#tokenizer.onToken = ({ token, value, partial }) => {
      if (!partial) this.#take(token, value);
    };
    this.#tokenizer.onError = (cause) => {
      throw new NotThatJson('Not JSON', { cause });
    };
  }

  write(piece: Uint8Array): void {
    this.#tokenizer.write(piece);
  }

  /** Returns the string if the document is complete. */
  end(): string | undefined {
    return this.#expected === 'nothing' ? this.#text : undefined;
  }

  #take(token: TokenType, value: unknown): void {
    if (this.#open.length === 0 && token !== TokenType.LEFT_BRACE) throw new NotThatJson('No object');
    switch (token) {
      case TokenType.LEFT_BRACE:
        return this.#begin('object', 'key-or-end');
      case TokenType.LEFT_BRACKET:
        return this.#begin('array', 'value-or-end');
      case TokenType.RIGHT_BRACE:
        return this.#finish('object', ['key-or-end', 'comma-or-end']);
      case TokenType.RIGHT_BRACKET:
        return this.#finish('array', ['value-or-end', 'comma-or-end']);
      case TokenType.COLON:
        this.#require(['colon']);
        this.#expected = 'value';
        return;
      case TokenType.COMMA:
        this.#require(['comma-or-end']);
        this.#expected = this.#open.at(-1) === 'object' ? 'key' : 'value';
        return;
      case TokenType.STRING:
        if (this.#expected === 'key' || this.#expected === 'key-or-end') {
          this.#key = value as string;
          this.#expected = 'colon';
          return;
        }
        break;
      default:
        break;
    }
    this.#value();
    const isWanted = this.#open.length === 1 && this.#key === KEY;
    // As in JSON.parse, the last of several members with the same key wins.
    if (isWanted) this.#text = typeof value === 'string' ? value : undefined;
  }

  #begin(kind: 'object' | 'array', next: Expected): void {
    if (this.#expected === 'nothing') throw new NotThatJson('More than one value');
    this.#require(['value', 'value-or-end']);
    if (this.#open.length === 1 && this.#key === KEY) this.#text = undefined;
    if (this.#open.length === MAX_DEPTH) throw new NotThatJson('Too deep');
    this.#open.push(kind);
    this.#expected = next;
  }

  #finish(kind: 'object' | 'array', allowed: readonly Expected[]): void {
    this.#require(allowed);
    if (this.#open.pop() !== kind) throw new NotThatJson('Closed by another bracket');
    this.#expected = this.#open.length === 0 ? 'nothing' : 'comma-or-end';
  }

  #value(): void {
    this.#require(['value', 'value-or-end']);
    this.#expected = 'comma-or-end';
  }

  #require(allowed: readonly Expected[]): void {
    if (!allowed.includes(this.#expected)) throw new NotThatJson(`Expected ${this.#expected}`);
  }
}
