import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tooHeavy } from '#core/decoding/decoding-limits.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { AppError } from '#core/failure.ts';
import { isFilmFormat, type MediaFormat } from '#core/photo-formats.ts';
import type { WorkBudget } from '#pipeline/work-budget.ts';
import { DECODERS } from '../limits.ts';
import type { DecodableFile, SeenFile } from './file-decoder.ts';
import type { FromDecoder, ToDecoder } from './decoder-calls.ts';

const PROGRAM = {
  bundled: fileURLToPath(new URL('./decoder-process.js', import.meta.url)),
  source: fileURLToPath(new URL('./decoder-process.ts', import.meta.url)),
};
/** What native libraries print about a file, kept for the failure's cause. */
const MOST_PRINTED = 2000;
const TICK_MS = 250;

/** A process that decodes one photo at a time. */
export class DecoderChild {
  readonly #process: ChildProcess;
  #printed = '';
  #isFit = true;

  /** @param start starts the program; it has a channel for messages, and its output is read */
  constructor(start: () => ChildProcess = startProcess) {
    this.#process = start();
    // The program waits for photos, not for idle processes.
    this.#process.unref();
    this.#process.channel?.unref();
    this.#process.once('exit', () => (this.#isFit = false));
    this.#process.on('error', () => (this.#isFit = false));
    this.#process.stderr?.on('data', (piece: Buffer) => {
      this.#printed = (this.#printed + piece.toString()).slice(-MOST_PRINTED);
    });
  }

  /** Whether it can decode another photo. */
  get isFit(): boolean {
    return this.#isFit;
  }

  /** Ends the process, even while it is busy. */
  kill(): void {
    this.#isFit = false;
    this.#process.kill('SIGKILL');
  }

  /**
   * Decodes a file, after waiting for room for its work. A failed process can't be used again.
   *
   * @throws {AppError} as `decodeFile`; `photo-too-heavy` if the process had to be ended; the signal's reason on
   * abort
   */
  async decode(
    file: DecodableFile,
    format: MediaFormat,
    budget: WorkBudget,
    signal: AbortSignal,
  ): Promise<SeenFile> {
    const child = this.#process;
    const ended = new AbortController();
    let leave: (() => void) | undefined;
    const keepAlive = setInterval(() => {}, 60_000);
    try {
      return await new Promise<SeenFile>((resolve, reject) => {
        const fail = (error: unknown) => {
          this.kill();
          reject(error);
        };
        const clock = new Clock(limitMs(file, format), () => fail(tooHeavy('took too long')));
        const onMessage = (message: FromDecoder) => {
          if (message.type === 'asks') {
            clock.stop();
            budget.enter(message.work, AbortSignal.any([signal, ended.signal])).then((exit) => {
              leave = exit;
              clock.start();
              this.#tell({ type: 'room' });
            }, fail);
            return;
          }
          if (message.rssBytes > DECODERS.keptBytes) this.kill();
          if (message.type === 'decoded') resolve(message.result);
          else reject(new AppError(message.failure, { cause: this.#printed }));
        };
        const onExit = (_code: number | null, killedBy: NodeJS.Signals | null) =>
          fail(killedBy === 'SIGKILL' ? tooHeavy() : this.#broken());
        const onError = () => fail(this.#broken());
        const onAbort = () => fail(signal.reason);
        child.on('message', onMessage);
        child.once('exit', onExit);
        child.once('error', onError);
        signal.addEventListener('abort', onAbort, { once: true });
        ended.signal.addEventListener('abort', () => {
          clock.stop();
          child.off('message', onMessage).off('exit', onExit).off('error', onError);
          signal.removeEventListener('abort', onAbort);
        });
        this.#printed = '';
        clock.start();
        if (signal.aborted) onAbort();
        else if (!this.#isFit || !child.connected) onError();
        else this.#tell({ type: 'decode', file: decodable(file), format });
      });
    } finally {
      clearInterval(keepAlive);
      ended.abort();
      leave?.();
    }
  }

  #tell(message: ToDecoder): void {
    // The exit event reports a process that has ended.
    this.#process.send(message, () => {});
  }

  #broken(): AppError {
    return new AppError({ code: 'photo-unreadable', details: {} }, { cause: this.#printed });
  }
}

/** The time for one file. Of a film only parts are read; a photo is read whole, perhaps from a slow disk. */
function limitMs({ sizeBytes }: DecodableFile, format: MediaFormat): number {
  return isFilmFormat(format) ? FILM_READING.ms : DECODERS.waitMs + sizeBytes / DECODERS.slowestBytesPerMs;
}

/** Counts only time in which the program runs: a sleeping computer doesn't make photos late. */
class Clock {
  readonly #limitMs: number;
  readonly #onEnd: () => void;
  #spentMs = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(limitMs: number, onEnd: () => void) {
    this.#limitMs = limitMs;
    this.#onEnd = onEnd;
  }

  start(): void {
    this.stop();
    this.#timer = setInterval(() => {
      this.#spentMs += TICK_MS;
      if (this.#spentMs > this.#limitMs) this.#onEnd();
    }, TICK_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Without a build, the program is TypeScript. */
function startProcess(): ChildProcess {
  const isBuilt = existsSync(PROGRAM.bundled);
  return fork(isBuilt ? PROGRAM.bundled : PROGRAM.source, [], {
    execArgv: [
      `--max-old-space-size=${DECODERS.heapMiB}`,
      ...(isBuilt ? [] : ['--import', import.meta.resolve('tsx')]),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function decodable({ path, packed, made, sizeBytes, toldPlace, moments }: DecodableFile): DecodableFile {
  const place = toldPlace ? { toldPlace } : {};
  const film = moments ? { moments } : {};
  return { path, sizeBytes, ...(packed ? { packed } : {}), ...(made ? { made } : {}), ...place, ...film };
}
