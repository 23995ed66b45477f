import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import type { XmpOf } from '#core/xmp/batch-xmp.ts';
import { madeXmp } from '#core/xmp/made-xmp.ts';
import { xmpSidecar } from '#core/xmp/xmp-sidecar.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { datesOf } from './photo-dates.ts';

/**
 * Returns the entries of photos, each photo with its generated sidecar as one of its companions, so that the sidecar
 * goes where the photo goes. It is as old as the photo's file, so that the same photos always give the same files.
 */
export async function withMadeXmp<Entry extends ArchiveEntry & { readonly photo: BrowserPhoto }>(
  entries: readonly Entry[],
  xmpOf: XmpOf,
): Promise<readonly Entry[]> {
  const dates = await datesOf(entries.map(({ photo }) => photo));
  return entries.map((entry) => {
    const { photo } = entry;
    const facts = xmpOf(entry);
    const text = facts && xmpSidecar({ ...facts, date: dates.get(photo.id) });
    if (text === undefined) return entry;
    const { id, name } = madeXmp(photo.id);
    const { modifiedMs } = photo;
    const file = new File([text], name, { lastModified: modifiedMs });
    const made = { id, name, sizeBytes: file.size, modifiedMs, file };
    const companions = [...(photo.companions ?? []), { kind: 'settings', photo: made } as const];
    return { ...entry, photo: { ...photo, companions } };
  });
}
