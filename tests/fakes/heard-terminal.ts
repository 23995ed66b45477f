import { PassThrough, Writable } from 'node:stream';
import type { Terminal } from '../../cli/terminal/terminal.ts';

/** Pipes in place of a terminal, with what was printed to them so far. */
export interface HeardTerminal extends Terminal {
  readonly heard: { stdout: string; stderr: string };
}

/** Returns new pipes, from which nothing can be read. */
export function heardTerminal(): HeardTerminal {
  const heard = { stdout: '', stderr: '' };
  const hears = (name: 'stdout' | 'stderr') =>
    new Writable({
      decodeStrings: false,
      write: (text: string, _, done) => {
        heard[name] += text;
        done();
      },
    });
  return { heard, stdin: new PassThrough().end(), stdout: hears('stdout'), stderr: hears('stderr') };
}
