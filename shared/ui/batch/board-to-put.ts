import { carriedOf, failedOf } from '#core/batch/batch-files.ts';
import { entriesOf } from '#core/board/arrangement.ts';
import { batchXmp } from '#core/xmp/batch-xmp.ts';
import type { FailureWords } from '#core/failure-text.ts';
import type { ListWords } from '#core/lists/list-page.ts';
import type { Photo } from '#core/photo.ts';
import type { Organizer } from './use-organizer.ts';

/** A board's content in the form that is saved to a folder or sent to a storage. */
export type BoardToPut<Source extends Photo> = ReturnType<typeof boardToPut<Source>>;

/** Returns the current content of the organizer's board. */
export function boardToPut<Source extends Photo>(
  { arranging, batch, picked, people, xmp, carrying }: Organizer<Source>,
  hasList: boolean,
  t: ListWords & FailureWords,
) {
  const { photos } = picked;
  return {
    arrangement: arranging.arrangement,
    entries: entriesOf(arranging.arrangement),
    people: { names: people.state.names, several: people.state.several },
    photos,
    failed: failedOf(batch),
    carried: carrying.isOn ? carriedOf(batch) : [],
    state: batch.state,
    hasList,
    xmpOf: batchXmp(batch.state, photos, arranging.arrangement, people.xmpNames),
    writesXmp: xmp.isOn,
    t,
  };
}
