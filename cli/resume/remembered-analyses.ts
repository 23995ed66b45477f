import { readImageAnalysis } from '#core/image-analysis.ts';
import type { Described, Decoder, Journal } from '#pipeline/ports.ts';
import { addTold, type Told } from '#pipeline/with-told.ts';
import type { FilePhoto } from '../inputs/file-photo.ts';
import type { AnalysisJournal, Sha256Of } from './analysis-journal.ts';
import type { Analyzed } from './analyzed-record.ts';

export interface RememberedOptions {
  readonly decoder: Decoder<FilePhoto>;
  readonly photos: readonly FilePhoto[];
  /** What is known of a photo besides its file. It may have changed since the photo was analyzed. */
  readonly toldOf: (photo: FilePhoto) => Promise<Told>;
  readonly sha256Of: Sha256Of;
  /** Undefined if nothing is recorded. */
  readonly journal: AnalysisJournal | undefined;
}

/** Makes the decoder and the journal of a batch with some photos analyzed before. */
export async function rememberedAnalyses({
  decoder,
  photos,
  toldOf,
  sha256Of,
  journal,
}: RememberedOptions): Promise<{ readonly decoder: Decoder<FilePhoto>; readonly journal: Journal }> {
  const files = new Map(photos.map((photo) => [photo.id, photo]));
  const known = new Map<string, Described>();
  for (const photo of journal ? photos : []) {
    const analyzed = await journal?.known(photo, sha256Of);
    if (!analyzed) continue;
    const { analysis, beside } = analyzed;
    known.set(photo.id, { ...analysis, ...addTold(beside, await toldOf(photo)) });
  }
  const besides = new Map<string, Analyzed['beside']>();
  return {
    decoder: {
      decode: async (photo, format, signal) => {
        const decoded = await decoder.decode(photo, format, signal);
        const { image, frames, ...beside } = decoded;
        if (journal && beside.traits) besides.set(photo.id, { ...beside, traits: beside.traits });
        const known = addTold(beside, await toldOf(photo));
        return image ? { image, ...(frames ? { frames } : {}), ...known } : known;
      },
    },
    journal: {
      described: (id) => known.get(id),
      record: async (id, described) => {
        const [photo, beside] = [files.get(id), besides.get(id)];
        besides.delete(id);
        if (!photo || !beside) return;
        // Text read in documents isn't stored, and isn't needed later.
        const { readText: _, ...analysis } = readImageAnalysis(described);
        await journal?.record(photo, { analysis, beside }, sha256Of);
      },
    },
  };
}
