import type { TunedHeadsHeader } from '#engine/networks/tuned-heads.ts';
import { stemOf } from '#engine/describing/stem.ts';
import { PHOTO_WORDS } from '#engine/vocabulary/photo-words.ts';

/** Bytes of a row in addition to its weights; see tuned-heads.ts. */
const ROW_START = 8;

/** The fine-tuned heads as JSON, and their rows. */
interface HeadsFiles {
  readonly header: Uint8Array;
  readonly heads: Uint8Array;
}

/**
 * Removes the rows of stems that no word needs. These are most rows, and a visitor downloads the rest.
 *
 * @param others words that are told without them
 */
export function onlyUsedWords({ header, heads }: HeadsFiles, others: ReadonlySet<string>): HeadsFiles {
  const all = JSON.parse(Buffer.from(header).toString()) as TunedHeadsHeader;
  const used = new Set(
    PHOTO_WORDS.filter(({ word }) => !others.has(word)).flatMap(({ forms }) => forms.map(stemOf)),
  );
  const length = ROW_START + all.channels;
  const names = [...all.categories, ...all.stems];
  const kept = names.flatMap((name, row) =>
    row < all.categories.length || used.has(name) ? [heads.subarray(row * length, (row + 1) * length)] : [],
  );
  const stems = all.stems.filter((stem) => used.has(stem));
  return { header: Buffer.from(JSON.stringify({ ...all, stems })), heads: Buffer.concat(kept) };
}
