import type { Photo } from '#core/photo.ts';
import { mapConcurrently } from '#pipeline/map-concurrently.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { type BrowserPhoto, withItsFiles } from './browser-photo.ts';
import { type FilePlace, isPlaced, notePlace } from './file-place.ts';
import { PLACES_AT_ONCE } from '../limits.ts';
import { placeOpener } from './open-places.ts';
import { isFileOf, withPhotos } from './reattach-files.ts';

/** A saved batch, and the locations of the files of its missing photos and their companions, by their ids. */
export interface PlacedBatch extends SavedBatch<BrowserPhoto> {
  readonly places: ReadonlyMap<string, FilePlace>;
}

export interface ReadAgain {
  /** The batch with the photos that were read. It no longer has locations. */
  readonly batch: PlacedBatch;
  /** Photos that were moved or changed. */
  readonly lost: readonly Photo[];
  /** Whether permission was granted for everything; if not, photos may be missing although they exist. */
  readonly isAllowed: boolean;
}

// Missing from TypeScript's libraries (WICG, "File System Access").
interface WithPermission {
  readonly requestPermission?: (options: { readonly mode: 'read' }) => Promise<PermissionState>;
}

/**
 * Reads the missing photos of a batch again from their locations, after asking for permission. A file is recognized
 * by its name, size and modification time. Never fails: files that can't be read are lost.
 *
 * Must be called in the turn of a user gesture: otherwise the browser doesn't ask.
 *
 * @param onAnswered called once the person has answered all permission prompts, before anything is read
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

/** Asks one after another, and stops after the first refusal. */
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
    // The user gesture was too long ago.
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
