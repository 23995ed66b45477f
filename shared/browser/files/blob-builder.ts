import { nextTask } from '../next-task.ts';

/** The number of parts joined in one task: Chromium takes up to a tenth of a millisecond for each. */
const PARTS_AT_ONCE = 128;

/** Builds a Blob of any number of parts by reference, a few at a time, so that the page stays responsive. */
export class BlobBuilder {
  readonly #joined: Blob[] = [];
  #parts: BlobPart[] = [];

  /** Appends parts. */
  async add(...parts: readonly BlobPart[]): Promise<void> {
    this.#parts.push(...parts);
    if (this.#parts.length < PARTS_AT_ONCE) return;
    this.#joined.push(new Blob(this.#parts));
    this.#parts = [];
    await nextTask();
  }

  /** Returns all parts in the order in which they were added. @param type the media type */
  build(type: string): Blob {
    return new Blob([...this.#joined, ...this.#parts], { type });
  }
}
