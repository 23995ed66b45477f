import { type FaceToGroup, groupFaces } from '#core/people/group-faces.ts';
import { serveWorker } from '../serve-worker.ts';

serveWorker<readonly FaceToGroup[], readonly (readonly number[])[]>(async (faces) => groupFaces(faces), {
  code: 'batch-failed',
  details: { message: 'The faces could not be compared' },
});
