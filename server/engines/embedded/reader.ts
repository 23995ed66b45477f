import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ReadStrips,
  startTesseract,
  type TesseractFactory,
  TESSERACT_FILES,
} from '#engine/reading/tesseract.ts';
import { decodeImage } from './decode.ts';
import { evaluateCommonJs } from './evaluate-cjs.ts';
import type { ReadRequest, ReaderAnswer, WorkerSettings } from './worker-calls.ts';

const SCRIPT = 'tesseract-core-simd-lstm.js';

try {
  const { modelsFolder } = workerData as WorkerSettings;
  const create = evaluateCommonJs(join(modelsFolder, SCRIPT)) as TesseractFactory;
  const [wasm, letters] = await Promise.all([
    readFile(join(modelsFolder, TESSERACT_FILES.wasm)),
    readFile(join(modelsFolder, TESSERACT_FILES.letters)),
  ]);
  const read = await startTesseract(create, { wasm, letters });
  parentPort?.on('message', (request: ReadRequest) => void answer(read, request));
  send({ type: 'ready' });
} catch (error) {
  send({ type: 'unready', message: error instanceof Error ? error.message : String(error) });
}

async function answer(read: ReadStrips, { id, bytes }: ReadRequest): Promise<void> {
  try {
    for (const lines of read(await decodeImage(bytes))) send({ type: 'read', id, lines });
  } catch {
    // If reading fails, the lines found so far are the result.
  }
  send({ type: 'end', id });
}

function send(message: ReaderAnswer): void {
  parentPort?.postMessage(message);
}
