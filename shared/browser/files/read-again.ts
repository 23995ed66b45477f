import type { Photo } from '#core/photo.ts';
import { mapConcurrently } from '#pipeline/map-concurrently.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { type BrowserPhoto, withItsFiles } from './browser-photo.ts';
import { type FilePlace, isPlaced, notePlace } from './file-place.ts';
import { PLACES_AT_ONCE } from '../limits.ts';
import { placeOpener } from './open-places.ts';
import { isFileOf, withPhotos } from './reattach-files.ts';

/** A saved batch, and where the files of its missing photos lie, and of what comes along with these, by their ids. */
export interface PlacedBatch extends SavedBatch<BrowserPhoto> {
  readonly places: ReadonlyMap<string, FilePlace>;
}

export interface ReadAgain {
  /** The batch with the photos that were read. It has no places any more. */
  readonly batch: PlacedBatch;
  /** Photos that are no longer where they were, or are no longer what they were. */
  readonly lost: readonly Photo[];
  /** Whether everything may be read; if not, photos may be missing although they are there. */
  readonly isAllowed: boolean;
}

// No library of TypeScript has it (WICG, "File System Access").
interface WithPermission {
  readonly requestPermission?: (options: { readonly mode: 'read' }) => Promise<PermissionState>;
}

/**
 * Reads the missing photos of a batch again from where they lie, after asking for the permission. A file counts as the one
 * that it was by its name, size and modification time. Never fails: what cannot be read is lost.
 *
 * Has to be called in the turn of a press: the browser asks nobody otherwise.
 *
 * @param onAnswered called once the person was asked for all that they had to be, before anything is read
 */
export async function readAgain(saved: PlacedBatch, onAnswered = () => {}): Promise<ReadAgain> {
  const allowed = await allowedAmong(new Set([...saved.places.values()].map(({ root }) => root)));
  onAnswered();
  const readablePlaces = new Map([...saved.places].filter(([, { root }]) => allowed.has(root)));
  const there = new Set(saved.photos.map(({ id }) => id));
  const wanted = saved.missing.filter((photo) => !there.has(photo.id) && isPlaced(photo, saved.places));
  const readable = wanted.filter((photo) => isPlaced(photo, readablePlaces));
  const found = await photosAt(saved.places, readable);
  const foundIds = new Set(found.map(({ id }) => id));
  return {
    batch: { ...withPhotos(saved, found), places: new Map() },
    lost: readable.filter(({ id }) => !foundIds.has(id)),
    isAllowed: readable.length === wanted.length,
  };
}

/** Asks for one after the other, and no more after a no. */
async function allowedAmong(roots: ReadonlySet<FileSystemHandle>): Promise<ReadonlySet<FileSystemHandle>> {
  const allowed = new Set<FileSystemHandle>();
  for (const root of roots) {
    if ((await answerFor(root)) !== 'granted') break;
    allowed.add(root);
  }
  return allowed;
}

/** Waits for the person as long as they take. */
async function answerFor(root: FileSystemHandle & WithPermission): Promise<PermissionState> {
  try {
    return (await root.requestPermission?.({ mode: 'read' })) ?? 'denied';
  } catch {
    // The press is too long ago.
    return 'denied';
  }
}

async function photosAt(
  places: ReadonlyMap<string, FilePlace>,
  photos: readonly Photo[],
): Promise<readonly BrowserPhoto[]> {
  const open = placeOpener();
  const found: BrowserPhoto[] = [];
  const read = async (photo: Photo) => {
    const files = new Map<string, File>();
    for (const one of [photo, ...(photo.companions ?? []).map((own) => own.photo)]) {
      const place = places.get(one.id);
      const file = place && (await open(place));
      if (!file || !isFileOf(one, file)) return undefined;
      notePlace(file, place);
      files.set(one.id, file);
    }
    return withItsFiles(photo, ({ id }) => files.get(id));
  };
  const never = new AbortController().signal;
  for await (const step of mapConcurrently(photos, PLACES_AT_ONCE, read, never)) {
    if (step.state === 'done' && step.value) found.push(step.value);
  }
  return found;
}
