import type { Board } from '#core/board/board.ts';
import type { Photo } from '#core/photo.ts';
import type { BatchLimits } from '#core/accounts/plan.ts';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { damagedToast, peopleLostToast } from '#core/batch/toast.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { Filing, Ports } from '#pipeline/ports.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import { detailFiling } from '#pipeline/detail-filing.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import type { Notify } from '../board/use-batch.ts';
import { useMessages } from '../kit/use-messages.ts';
import { keptDetail } from '../schemes/kept-scheme.ts';
import type { PeopleSession } from '../people/people-session.ts';
import type { OrganizerHost } from './organizer-host.ts';
import type { ArchivedBatch } from './use-archived-batch.ts';
import type { PickedPhotos } from './use-picked-photos.ts';

/** The settings of batches that begin now. */
export interface RunOptions<Source extends Photo> {
  readonly host: OrganizerHost<Source>;
  readonly notify: Notify;
  /** How many photos one press takes, and how many of them at once. */
  readonly limits: BatchLimits;
  readonly placing: NamingOptions;
  /** Files photos in folders other than those of categories; then no ZIP is saved by itself. */
  readonly filingFor?: ((photos: readonly Source[]) => Filing) | undefined;
}

/** The parts of the organizer that a new batch changes. */
interface RunTable<Source extends Photo> {
  readonly archived: ArchivedBatch<Source>;
  readonly picked: Pick<PickedPhotos<Source>, 'photos' | 'keep'>;
  readonly people: PeopleSession<Source>;
}

export interface RestoredBoard<Source extends Photo> extends Board {
  readonly photos: readonly Source[];
  /** The number of its records that were damaged and left out. */
  readonly damaged?: number;
  /** Whether its groups of people were. */
  readonly arePeopleLost?: boolean;
}

export interface BatchRuns<Source extends Photo> {
  /** Begins a batch. @param special `atMost`: how many of the photos to take; `earlier`: a saved batch to resume */
  readonly begin: (
    photos: readonly Source[],
    special?: { readonly atMost?: number; readonly earlier?: SavedBatch<Source> },
  ) => void;
  /** Resumes a saved batch with the naming options it was begun with. */
  readonly resume: (batch: SavedBatch<Source>) => void;
  /** Restores the board of a finished batch. */
  readonly restore: (board: RestoredBoard<Source>) => void;
  /** Retries failed photos and adds them to the existing folders. */
  readonly organizeAgain: (photos: readonly Source[]) => void;
}

/** Begins batches: new ones, saved ones, and retries. */
export function useBatchRuns<Source extends Photo>(
  { archived, picked, people }: RunTable<Source>,
  { host, notify, limits, placing, filingFor }: RunOptions<Source>,
): BatchRuns<Source> {
  const t = useMessages(quantitiesWords, toastsWords);
  const settings = () => ({ ...host.callSettings(), photosPerBatch: limits.photosPerPress, placing });
  /** Without an order of the host's, photos are filed at the level of detail that was chosen last. */
  const filed = (
    ports: Ports<Source>,
    photos: readonly Source[],
    earlier?: readonly PlacedPhoto[],
  ): Ports<Source> => {
    if (filingFor) return { ...ports, filing: filingFor(photos) };
    const detail = keptDetail();
    return detail === 'fine' ? ports : { ...ports, filing: detailFiling(detail, earlier) };
  };

  const begin: BatchRuns<Source>['begin'] = (photos, { atMost = Infinity, earlier } = {}) => {
    const placed = {
      ...settings(),
      photosPerBatch: Math.min(limits.photosPerPress, atMost),
      placing: earlier?.placing ?? placing,
    };
    people.reset();
    const { ports, zip } = host.createBatch(photos, placed.placing, limits, earlier);
    archived.begin(photos, filed(ports, photos), zip, placed);
  };
  /** Puts saved photos on the table, before those that are there. */
  const lay = (
    { photos, damaged = 0, arePeopleLost = false }: Omit<RestoredBoard<Source>, keyof Board>,
    ids: ReadonlySet<string>,
  ) => {
    if (damaged > 0) notify(damagedToast(damaged, t));
    if (arePeopleLost) notify(peopleLostToast(t));
    picked.keep([...photos, ...picked.photos.filter(({ id }) => !ids.has(id))]);
  };
  return {
    begin,
    resume: (stored) => {
      lay(stored, new Set(stored.order));
      begin(stored.photos, { earlier: stored });
      if (stored.people) void people.restore(stored.photos, stored.people);
    },
    restore: (board) => {
      lay(board, new Set(board.photos.map(({ id }) => id)));
      archived.restore(board, host.createArchive());
      void people.restore(board.photos, board.people);
    },
    organizeAgain: (photos) => {
      const { arrivals } = archived.batch.state;
      archived.tryAgain(photos, filed(host.createAgain(limits), photos, arrivals), settings());
    },
  };
}
