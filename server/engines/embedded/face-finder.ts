import type { Worker } from 'node:worker_threads';
import type { Face } from '#core/people/face.ts';
import { startThread } from '../start-thread.ts';
import type { FaceAnswer, FaceRequest } from './face-calls.ts';
import type { WorkerSettings } from './worker-calls.ts';

const WORKER = {
  bundled: new URL('./embedded-faces.js', import.meta.url),
  source: new URL('./face-worker.ts', import.meta.url),
};

interface Waiting {
  readonly resolve: (faces: readonly Face[]) => void;
  readonly reject: (reason: Error) => void;
}

/** Finds faces in threads of this process. Faces are in memory only. */
export class FaceFinder {
  readonly #threads: readonly Worker[];
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;

  /** @param workers threads, at least 1, which take requests in turn */
  constructor(modelsFolder: string, workers: number) {
    const settings: WorkerSettings = { modelsFolder };
    this.#threads = Array.from({ length: workers }, () => startThread(WORKER, settings));
    for (const thread of this.#threads) {
      thread.on('message', (message: FaceAnswer) => {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if ('faces' in message) waiting?.resolve(message.faces);
        else waiting?.reject(new Error(message.problem));
      });
      thread.on('error', (error) => this.#fail(error));
    }
  }

  /**
   * The faces of a small JPEG.
   *
   * @param isThorough looks for small faces also where there is no large one
   * @throws {Error} if the networks can't be loaded, or the picture can't be read
   */
  find(bytes: Uint8Array, isThorough: boolean): Promise<readonly Face[]> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#threads[id % this.#threads.length]?.postMessage({ id, bytes, isThorough } satisfies FaceRequest);
    });
  }

  /** Ends its threads; what is still asked for fails. */
  async close(): Promise<void> {
    this.#fail(new Error('The search for faces was ended.'));
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }

  #fail(reason: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(reason);
    this.#waiting.clear();
  }
}
