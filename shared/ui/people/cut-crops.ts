import { coverOf, type People } from '#core/people/people.ts';
import type { Photo } from '#core/photo.ts';
import { pushTo } from '#core/push-to.ts';
import type { FacePort } from './people-ports.ts';
import type { SeenFace } from './people-state.ts';

/** Photos whose faces get their pictures at once. */
const AT_ONCE = 8;

interface CutOptions<Source extends Photo> {
  readonly faces: readonly SeenFace[];
  readonly people: People;
  readonly engine: FacePort<Source>;
  readonly signal: AbortSignal;
}

/**
 * Makes small pictures of faces, those that stand for somebody first.
 *
 * @param onCrops called with the pictures of a few photos
 */
export async function cutCrops<Source extends Photo>(
  photos: readonly Source[],
  { faces, people, engine, signal }: CutOptions<Source>,
  onCrops: (crops: ReadonlyMap<SeenFace, Blob>) => void,
): Promise<void> {
  const covers = people.persons.flatMap((person) => faces[coverOf(person, faces) ?? -1]?.photoId ?? []);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const byPhoto = new Map<string, SeenFace[]>();
  for (const face of faces) pushTo(byPhoto, face.photoId, face);
  const ids = [...new Set([...covers, ...byPhoto.keys()])];
  for (let from = 0; from < ids.length && !signal.aborted; from += AT_ONCE) {
    const crops = new Map<SeenFace, Blob>();
    const cut = async (id: string) => {
      const photo = byId.get(id);
      const own = byPhoto.get(id) ?? [];
      const made = photo ? await engine.cropsOf(photo, own, signal) : [];
      for (const [at, crop] of made.entries()) if (own[at]) crops.set(own[at], crop);
    };
    // A photo that can't be read any more leaves its faces without pictures.
    await Promise.allSettled(ids.slice(from, from + AT_ONCE).map(cut));
    if (!signal.aborted) onCrops(crops);
  }
}
