import { parentPort, workerData } from 'node:worker_threads';
import { readBase64Picture } from './base64-picture.ts';

// One body, one answer: the thread ends with it.
const picture = readBase64Picture(workerData as ArrayBuffer);
parentPort?.postMessage(picture, picture ? [picture.buffer] : []);
