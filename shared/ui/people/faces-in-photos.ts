import { AppError } from '#core/failure.ts';
import type { Photo } from '#core/photo.ts';
import { mapConcurrently } from '#pipeline/map-concurrently.ts';
import type { PauseGate } from './pause-gate.ts';
import type { FacePort } from './people-ports.ts';
import type { SeenFace } from './people-state.ts';

/** A photo to look at, and how many people the engine saw in it, if it said so. */
export interface PhotoToLookAt<Source extends Photo> {
  readonly photo: Source;
  readonly peopleCount: number | undefined;
}

/** The faces of photos by their ids, in the order of the photos, and how many photos could not be analyzed. */
export interface FacesInPhotos {
  readonly found: ReadonlyMap<string, readonly SeenFace[]>;
  readonly unread: number;
}

export const NOTHING_FOUND: FacesInPhotos = { found: new Map(), unread: 0 };

interface LookOptions<Source extends Photo> {
  readonly engine: FacePort<Source>;
  readonly gate: PauseGate;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Finds the faces of photos, several at a time.
 *
 * @throws {AppError} if no photo can be looked at; the signal's reason on abort
 */
export async function facesInPhotos<Source extends Photo>(
  photos: readonly PhotoToLookAt<Source>[],
  { engine, gate, onProgress, signal }: LookOptions<Source>,
): Promise<FacesInPhotos> {
  let done = 0;
  let unread = 0;
  onProgress(done);
  const found = new Map<string, readonly SeenFace[]>();
  const look = async ({ photo, peopleCount }: PhotoToLookAt<Source>) => {
    await gate.passed(signal);
    try {
      const faces = await engine.facesOf(photo, peopleCount !== 0, signal);
      found.set(
        photo.id,
        faces.map((face) => Object.assign(face, { photoId: photo.id })),
      );
    } catch (error) {
      signal.throwIfAborted();
      // Without its networks no photo can be looked at.
      if (error instanceof AppError && error.failure.code.startsWith('engine-')) throw error;
      unread += 1;
    }
    done += 1;
    if (!signal.aborted) onProgress(done);
  };
  for await (const step of mapConcurrently(photos, engine.photosAtOnce(), look, signal)) {
    if (step.state === 'failed') throw step.error;
  }
  signal.throwIfAborted();
  const inOrder = photos.flatMap(({ photo: { id } }) => {
    const faces = found.get(id);
    return faces ? [[id, faces] as const] : [];
  });
  return { found: new Map(inOrder), unread };
}
