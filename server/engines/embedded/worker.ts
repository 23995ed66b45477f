import { parentPort, workerData } from 'node:worker_threads';
import { AppError, type Failure } from '#core/failure.ts';
import { toWorkingSize } from '#engine/networks/working-size.ts';
import { withReading } from '#engine/reading/with-reading.ts';
import { createVisionEngine, type VisionEngine } from '#engine/vision-engine.ts';
import { decodeImage } from './decode.ts';
import { loadEngineParts } from './load-parts.ts';
import type { DescribeRequest, WorkerAnswer, WorkerSettings } from './worker-calls.ts';

try {
  const { modelsFolder } = workerData as WorkerSettings;
  const engine = createVisionEngine(await loadEngineParts(modelsFolder));
  parentPort?.on('message', (request: DescribeRequest) => void answer(engine, request));
  send({ type: 'ready' });
} catch (error) {
  send({ type: 'unready', message: error instanceof Error ? error.message : String(error) });
}

async function answer(engine: VisionEngine, request: DescribeRequest): Promise<void> {
  const { id } = request;
  try {
    const look =
      'look' in request
        ? { analysis: withReading(request.look, request.lines) }
        : await engine.look(toWorkingSize(await decodeImage(request.bytes)));
    send({ type: 'described', id, look });
  } catch (error) {
    send({ type: 'failed', id, failure: failureOf(error) });
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError) return error.failure;
  return {
    code: 'engine-failed',
    details: { message: error instanceof Error ? error.message : String(error) },
  };
}

function send(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}
