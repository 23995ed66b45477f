/** A stream that texts are printed to. */
export interface Output extends NodeJS.WritableStream {
  /** Whether it is a terminal. */
  readonly isTTY?: boolean;
  /** The width of the terminal. */
  readonly columns?: number;
}

/** What the program prints to, and where answers come from; `process` is one. */
export interface Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** For results. */
  readonly stdout: Output;
  /** For everything else. */
  readonly stderr: Output;
}

/** Prints lines to a stream. */
export function printLines(output: Output, lines: readonly string[]): void {
  for (const line of lines) output.write(`${line}\n`);
}
