import type { ArchiveEntry } from '#core/batch/batch-event.ts';
import type { Board } from '#core/board/board.ts';
import type { Photo } from '#core/photo.ts';
import type { OrganizeSettings } from '#pipeline/organize.ts';
import type { Archive, Ports } from '#pipeline/ports.ts';
import { failuresWords } from '#words/failures.ts';
import { listWords } from '#words/list.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { vocabularyWords } from '#words/vocabulary.ts';
import { SavedArchive } from '../board/saved-archive.ts';
import { type Arranging, useArrangement } from '../board/use-arrangement.ts';
import { type Batch, useBatch } from '../board/use-batch.ts';
import { useMessages } from '../kit/use-messages.ts';
import { type BesideChoice, besidePhotos } from '#pipeline/beside-photos.ts';
import { type BatchZip, useBatchZip, type ZipOptions } from './use-batch-zip.ts';

interface ArchivedBatchOptions extends ZipOptions {
  /** The files that a ZIP made now has next to the photos. */
  readonly choice: Omit<BesideChoice, 't'>;
}

/** An archive that can be finished repeatedly, and its most recent ZIP. */
interface ZipArchive<Source extends Photo> {
  readonly archive: Archive<Source>;
  readonly zip: () => Blob | undefined;
}

export interface ArchivedBatch<Source extends Photo> extends Omit<
  BatchZip<Source>,
  'archive' | 'hold' | 'endOf'
> {
  readonly batch: Batch<Source>;
  /** How the folders of the batch are arranged. */
  readonly arranging: Arranging;
  /** Runs a new batch, or one that was saved. */
  readonly begin: (
    photos: readonly Source[],
    ports: Ports<Source>,
    zip: () => Blob | undefined,
    settings: OrganizeSettings,
  ) => void;
  /** Retries failed photos of the batch; the results are added to the existing archive. */
  readonly tryAgain: (photos: readonly Source[], ports: Ports<Source>, settings: OrganizeSettings) => void;
  /** Restores a batch that ended before, as it was arranged. */
  readonly restore: (board: Board & { readonly photos: readonly Source[] }, made: ZipArchive<Source>) => void;
}

/**
 * Runs a batch with its archive: each run ends in one ZIP, which is saved by itself unless the run was canceled.
 * Downloading again neither sends nor counts a photo.
 */
export function useArchivedBatch<Source extends Photo>({
  choice,
  ...options
}: ArchivedBatchOptions): ArchivedBatch<Source> {
  const { notify, entitlement } = options;
  const t = useMessages(failuresWords, listWords, quantitiesWords, vocabularyWords);
  const batch = useBatch<Source>(notify);
  const arranging = useArrangement(batch.state.entries);
  const beside = { ...choice, t };
  const { archive, hold, endOf, ...zip } = useBatchZip(batch, arranging, beside, options);

  const begin: ArchivedBatch<Source>['begin'] = (photos, ports, made, settings) => {
    hold(new SavedArchive(ports.archive, photos, made));
    batch.start({
      photos,
      ports,
      settings,
      entitlement,
      besideOf: (now) => besidePhotos(now, {}, beside),
      ...endOf(photos.length),
    });
  };
  const tryAgain: ArchivedBatch<Source>['tryAgain'] = (photos, ports, settings) => {
    const there = archive();
    if (!there) throw new Error('There is no archive to add to');
    let all: readonly ArchiveEntry[] = [];
    // Photos that were next to the batch while it ran belong to it now.
    const ofBatch = [...new Set([...batch.photos, ...photos])];
    there.hold(ofBatch);
    const joining = there.joinedBy((added, named) => (all = arranging.join(added, named)));
    const { state, isRestored } = batch;
    const run = { state, photos: ofBatch, isStopping: false, isAgain: true, isRestored };
    batch.start({
      photos,
      ports: { ...ports, archive: joining },
      settings,
      entitlement,
      besideOf: (now) => besidePhotos(now, arranging.arrangement, beside),
      again: { run, entries: () => all },
      ...endOf(ofBatch.length),
    });
  };
  const restore: ArchivedBatch<Source>['restore'] = ({ photos, state, ...board }, made) => {
    hold(new SavedArchive(made.archive, photos, made.zip));
    arranging.restore(state.entries, board);
    batch.restore(state, photos);
  };
  return { ...zip, batch, arranging, begin, tryAgain, restore };
}
