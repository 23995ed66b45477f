import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { ReadRequest, ReaderMessage, WorkerSettings } from './messages.ts';
import { loadTesseract, type ReadStrips } from './tesseract.ts';

sharp.concurrency(1);

try {
  const { modelsFolder } = workerData as WorkerSettings;
  const read = await loadTesseract(modelsFolder);
  parentPort?.on('message', (request: ReadRequest) => void answer(read, request));
  send({ type: 'ready' });
} catch (error) {
  send({ type: 'unready', message: error instanceof Error ? error.message : String(error) });
}

async function answer(read: ReadStrips, { id, bytes }: ReadRequest): Promise<void> {
  try {
    for await (const lines of read(bytes)) send({ type: 'read', id, lines });
  } catch {
    // If reading fails, the lines found so far are the result.
  }
  send({ type: 'end', id });
}

function send(message: ReaderMessage): void {
  parentPort?.postMessage(message);
}
