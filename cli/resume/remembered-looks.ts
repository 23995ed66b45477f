import { readImageAnalysis } from '#core/image-analysis.ts';
import type { Described, Decoder, Journal } from '#pipeline/ports.ts';
import { addTold, type Told } from '#pipeline/with-told.ts';
import type { Alike } from '../organize/alike.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import type { LookJournal, Sha256Of } from './look-journal.ts';
import type { Looked } from './looked-record.ts';

export interface LookOptions {
  readonly decoder: Decoder<FilePhoto>;
  readonly photos: readonly FilePhoto[];
  /** What is known of a photo besides its file. It may have changed since the photo was analyzed. */
  readonly toldOf: (photo: FilePhoto) => Promise<Told>;
  readonly alike: Alike;
  readonly sha256Of: Sha256Of;
  /** Undefined if nothing is recorded. */
  readonly journal: LookJournal | undefined;
}

/** Makes the decoder and the journal of a batch with some photos analyzed before. */
export async function rememberedLooks({
  decoder,
  photos,
  toldOf,
  alike,
  sha256Of,
  journal,
}: LookOptions): Promise<{ readonly decoder: Decoder<FilePhoto>; readonly journal: Journal }> {
  const files = new Map(photos.map((photo) => [photo.id, photo]));
  const known = new Map<string, Described>();
  for (const photo of journal ? photos : []) {
    const looked = await journal?.known(photo, sha256Of);
    if (!looked) continue;
    const { analysis, beside, format, traits } = looked;
    known.set(photo.id, { ...analysis, ...addTold(beside, await toldOf(photo)) });
    alike.remember(photo, { format, traits, shot: beside.shot, lookAgain: beside.lookAgain });
  }
  const besides = new Map<string, Looked['beside']>();
  return {
    decoder: {
      decode: async (photo, format, signal) => {
        const decoded = await decoder.decode(photo, format, signal);
        const { image, ...beside } = decoded;
        if (journal) besides.set(photo.id, beside);
        return { image, ...addTold(beside, await toldOf(photo)) };
      },
    },
    journal: {
      described: (id) => known.get(id),
      record: async (id, described) => {
        const [photo, beside, likeness] = [files.get(id), besides.get(id), alike.likenessOf(id)];
        besides.delete(id);
        if (!photo || !beside || !likeness) return;
        // Text read in documents isn't stored, and isn't needed later.
        const { readText: _, ...analysis } = readImageAnalysis(described);
        const { format, traits } = likeness;
        await journal?.record(photo, { analysis, beside, format, traits }, sha256Of);
      },
    },
  };
}
