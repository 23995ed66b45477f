import { parentPort, workerData } from 'node:worker_threads';
import { findFaces } from '#engine/faces/find-faces.ts';
import { decodeImage } from './decode.ts';
import type { FaceAnswer, FaceRequest } from './face-calls.ts';
import { loadFaceNetworks } from './load-faces.ts';
import type { WorkerSettings } from './worker-calls.ts';

const networks = loadFaceNetworks((workerData as WorkerSettings).modelsFolder);

parentPort?.on('message', (request: FaceRequest) => void answer(request));

async function answer({ id, bytes, isThorough }: FaceRequest): Promise<void> {
  try {
    send({ id, faces: await findFaces(await decodeImage(bytes), await networks, isThorough) });
  } catch (error) {
    send({ id, problem: error instanceof Error ? error.message : String(error) });
  }
}

function send(message: FaceAnswer): void {
  parentPort?.postMessage(message);
}
