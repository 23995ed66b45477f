/** A file's part in a form, as its header describes it. */
export interface FormFile {
  /** The name of the form field. */
  readonly field: string;
  readonly name: string;
  /** The media type; empty if unknown. */
  readonly type: string;
}

/** Takes the bytes of a file as they arrive. */
export interface FormFileSink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  /** Gives up a file that isn't complete: until then, its folder can't be removed. */
  abort?(): Promise<void>;
}

/** Browsers write a few hundred bytes. */
const MOST_HEADER_BYTES = 16 * 1024;
const CARRIAGE_RETURN = 13;
const [LINE_END, HEADER_END, LAST] = ['\r\n', '\r\n\r\n', '--'].map(bytesOf) as [Bytes, Bytes, Bytes];
/** How browsers escape a name in a header (HTML, "multipart/form-data encoding algorithm"). */
const ESCAPED = { '%0D': '\r', '%0A': '\n', '%22': '"' } as const;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Reads the files of a form (RFC 7578) without holding any of them in memory, which `Request.formData` does.
 *
 * @param open returns where a file's bytes go; undefined for a file that nobody wants
 * @throws {Error} if the body isn't such a form, or ends too soon; what was written is not complete then
 */
export async function readFormFiles(
  body: ReadableStream<Bytes>,
  contentType: string,
  open: (file: FormFile) => Promise<FormFileSink | undefined>,
): Promise<void> {
  const boundary = /^multipart\/form-data;.*\bboundary=(?:"([^"]+)"|([^;\s]+))/is.exec(contentType);
  const name = boundary?.[1] ?? boundary?.[2];
  if (name === undefined) throw new Error('The request is not a form.');
  const delimiter = bytesOf(`\r\n--${name}`);
  // The first delimiter may stand at the very beginning.
  const source = new Source(body, LINE_END);
  await source.passUntil(delimiter);
  while (!(await source.isNext(LAST))) {
    if (!(await source.isNext(LINE_END))) throw new Error('The form has a damaged part.');
    const file = fileIn(new TextDecoder().decode(await source.readUntil(HEADER_END, MOST_HEADER_BYTES)));
    const sink = file && (await open(file));
    try {
      await source.passUntil(delimiter, sink);
      await sink?.close();
    } catch (error) {
      await sink?.abort?.().catch(() => undefined);
      throw error;
    }
  }
}

/** A stream that is read up to marks within it. */
class Source {
  readonly #reader: ReadableStreamDefaultReader<Bytes>;
  #held: Bytes;

  /** @param first bytes in front of the stream */
  constructor(stream: ReadableStream<Bytes>, first: Bytes) {
    this.#reader = stream.getReader();
    this.#held = first;
  }

  /** Passes everything before a mark on, and skips the mark. */
  async passUntil(mark: Bytes, sink?: FormFileSink): Promise<void> {
    for (;;) {
      const at = indexOf(this.#held, mark);
      // The mark may have begun in the last bytes.
      const end = at < 0 ? Math.max(0, this.#held.length - mark.length + 1) : at;
      if (end > 0) await sink?.write(this.#held.slice(0, end));
      this.#held = this.#held.subarray(at < 0 ? end : at + mark.length);
      if (at >= 0) return;
      await this.#readMore();
    }
  }

  /** Returns everything before a mark, and skips the mark. */
  async readUntil(mark: Bytes, most: number): Promise<Bytes> {
    let at = indexOf(this.#held, mark);
    while (at < 0) {
      if (this.#held.length > most) throw new Error('The form has a header that is too long.');
      await this.#readMore();
      at = indexOf(this.#held, mark);
    }
    const before = this.#held.slice(0, at);
    this.#held = this.#held.subarray(at + mark.length);
    return before;
  }

  /** Returns whether these bytes are next, and skips them if so. */
  async isNext(mark: Bytes): Promise<boolean> {
    while (this.#held.length < mark.length) await this.#readMore();
    const isThere = isAt(this.#held, 0, mark);
    if (isThere) this.#held = this.#held.subarray(mark.length);
    return isThere;
  }

  async #readMore(): Promise<void> {
    const { value, done } = await this.#reader.read();
    if (done) throw new Error('The form ends too soon.');
    const joined = new Uint8Array(this.#held.length + value.length);
    joined.set(this.#held);
    joined.set(value, this.#held.length);
    this.#held = joined;
  }
}

/** Every mark begins with a carriage return, or is looked for only at the beginning. */
function indexOf(bytes: Bytes, mark: Bytes): number {
  for (let at = bytes.indexOf(CARRIAGE_RETURN); at >= 0; at = bytes.indexOf(CARRIAGE_RETURN, at + 1)) {
    if (at + mark.length > bytes.length) return -1;
    if (isAt(bytes, at, mark)) return at;
  }
  return -1;
}

function isAt(bytes: Bytes, at: number, mark: Bytes): boolean {
  return mark.every((byte, place) => bytes[at + place] === byte);
}

/** Returns the file that a part's header describes; undefined for a part that is no file. */
function fileIn(header: string): FormFile | undefined {
  const disposition = /^content-disposition:\s*form-data(;.*)$/im.exec(header)?.[1] ?? '';
  const field = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  const name = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  if (field === undefined || name === undefined) return undefined;
  const type = /^content-type:\s*(\S+)\s*$/im.exec(header)?.[1] ?? '';
  return { field: unescaped(field), name: unescaped(name), type };
}

function unescaped(text: string): string {
  return text.replace(/%(?:0D|0A|22)/g, (escape) => ESCAPED[escape as keyof typeof ESCAPED]);
}

function bytesOf(text: string): Bytes {
  return new TextEncoder().encode(text);
}
