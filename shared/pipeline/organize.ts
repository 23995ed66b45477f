import { admit } from '#core/batch/admit.ts';
import { assignPaths } from '#core/naming/assign-paths.ts';
import type { ArchiveEntry, BatchEvent, PlacedPhoto } from '#core/batch/batch-event.ts';
import { AppError, type Failure, ifPhotosFault, stopsBatch } from '#core/failure.ts';
import {
  ANALYZE_ATTEMPTS,
  ANALYZE_CONCURRENCY,
  ANALYZE_CONCURRENCY_MOST,
  DECODE_AHEAD,
  HEADS_AHEAD,
  READY_AHEAD,
  RETRY_BASE_MS,
} from '#core/limits.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { EncodedImage, Photo } from '#core/photo.ts';
import type { MediaFormat } from '#core/photo-formats.ts';
import type { Usage } from '#core/accounts/quota.ts';
import { CallGate } from './call-gate.ts';
import { describeFilm, type FilmPart } from './describe-film.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { followPhotos } from './follow-neighbours.ts';
import { groupPhotos } from './group-photos.ts';
import { type DescribedPhoto, placePhoto, type Placing, withTongue } from './place-photo.ts';
import type { BatchLease, DecodedPhoto, Described, Ledger, Ports, UnseenFilm } from './ports.ts';
import { type RetryPolicy, withRetry } from './retry.ts';
import { isUnseen } from './unseen-films.ts';
import { workAhead } from './work-ahead.ts';

const DEFAULT_RETRY: RetryPolicy = { attempts: ANALYZE_ATTEMPTS, baseMs: RETRY_BASE_MS };

/** How the pipeline calls analyzer and ledger; the host sets it. */
export interface CallSettings {
  /** How to retry temporary failures of describing a photo, of reserving and of settling. */
  readonly retry?: RetryPolicy;
  /**
   * The number of concurrent photos if it is known in advance; by default it adapts to the analyzer's
   * answers.
   */
  readonly concurrency?: number;
  /** The maximum of the adaptive number, set by the connection; the default is the one for HTTP/1.1. */
  readonly maxConcurrency?: number;
  /** The maximum size of a photo; by default the service's. */
  readonly maxPhotoBytes?: number;
  /** Whether the analyzer describes all frames of a film in one call, because a service counts calls. */
  readonly takesFilms?: boolean;
}

export interface OrganizeSettings extends CallSettings {
  readonly photosPerBatch: number;
  readonly placing: NamingOptions;
}

/** The parts of a batch that processing one of its photos needs. */
interface DescribeContext<Source extends Photo> {
  readonly lease: BatchLease;
  readonly gate: CallGate;
  readonly retry: RetryPolicy;
  readonly placing: Placing;
  readonly decoded: (item: AdmittedPhoto<Source>) => Promise<DecodedPhoto | UnseenFilm>;
  readonly takesFilms: boolean;
}

interface AdmittedPhoto<Source> {
  readonly photo: Source;
  /** Undefined for a film by its name whose content nobody knows. */
  readonly format: MediaFormat | undefined;
  /** From 1, in the order picked. */
  readonly number: number;
}

/** A placed photo and its description. */
interface Placed<Source> {
  readonly described: DescribedPhoto & { readonly photo: Source };
  readonly placed: PlacedPhoto;
}

/**
 * Organizes a batch, from the picked photos to the ZIP. Only this function knows the order of the steps.
 *
 * Every photo ends in exactly one way, and each end is an event: refused, failed, placed, or, after
 * `stopped`, still waiting. The archive holds exactly the placed ones. The lease is settled in every case.
 * Only this level retries temporary failures; ports try once.
 * An abort ends the batch early and keeps the placed photos; so does a failure that would affect every photo,
 * once the photos in progress have ended.
 *
 * @throws {AppError} `nothing-selected`, `quota-exceeded`, `sign-in-required`, `all-photos-failed`,
 *   `archive-incomplete`
 */
export async function* organize<Source extends Photo>(
  photos: readonly Source[],
  ports: Ports<Source>,
  settings: OrganizeSettings,
  signal: AbortSignal,
): AsyncGenerator<BatchEvent, void, void> {
  const admission = yield* admitPhotos(photos, ports, settings);
  const { admitted } = admission;
  if (admitted.length === 0) {
    const counts = { picked: photos.length, failed: admission.failed, waiting: admission.deferred };
    yield* archive(admitted, new Map(), ports, settings.placing, counts);
    throw new AppError({ code: photos.length === 0 ? 'nothing-selected' : 'all-photos-failed', details: {} });
  }

  const total = admitted.length;
  const { retry = DEFAULT_RETRY } = settings;
  const ids = admitted.map(({ photo }) => photo.id);
  const lease = await withRetry(() => ports.ledger.reserve(ids, signal), retry, signal);
  let isSettled = false;
  try {
    yield { type: 'started', total, usage: lease.usage };
    const placed = new Map<string, Placed<Source>>();
    let done = 0;
    let { failed } = admission;
    let stopped: { failure?: Failure } | undefined;
    const gate = gateFor(settings);
    const unknown = admitted.filter(({ photo }) => !ports.journal?.described(photo.id));
    const decoded = workAhead(unknown, DECODE_AHEAD, ({ photo, format }) =>
      ports.decoder.decode(photo, format, signal),
    );
    const placing = await withTongue(settings.placing);
    const context = { lease, gate, retry, placing, decoded, takesFilms: settings.takesFilms === true };
    const ready = settings.concurrency === undefined ? READY_AHEAD : 0;
    const atOnce = {
      get limit() {
        return stopped ? 0 : gate.limit + ready;
      },
    };
    const steps = mapConcurrently(
      admitted,
      atOnce,
      (item, stop) => lookAt(item, context, ports, stop),
      signal,
    );
    for await (const step of steps) {
      const photoId = step.item.photo.id;
      if (step.state === 'started') {
        yield { type: 'looking', photoId };
      } else if (step.state === 'done') {
        placed.set(photoId, step.value);
        yield { type: 'placed', photo: step.value.placed, done: (done += 1), total };
      } else {
        const failure = failureOf(step.error);
        if (stopsBatch(failure)) {
          // No further photo starts; those in progress are counted already and still finish.
          stopped ??= { failure };
          continue;
        }
        failed += 1;
        yield { type: 'failed', photoId, failure, done: (done += 1), total };
      }
    }
    if (signal.aborted) stopped ??= {};
    if (stopped) yield { type: 'stopped', ...stopped };
    const waiting = stopped ? total - done : 0;
    const counts = { picked: photos.length, failed, waiting: waiting + admission.deferred };
    yield* archive(admitted, placed, ports, placing, counts);
    const usage = await settled(ports.ledger, lease, retry, signal);
    isSettled = true;
    yield { type: 'settled', usage };
    if (placed.size === 0 && !stopped) throw new AppError({ code: 'all-photos-failed', details: {} });
  } finally {
    if (!isSettled) await settled(ports.ledger, lease, retry, signal).catch(ignoreUnsettled);
  }
}

/** The photos that a batch takes, and how many it refuses. */
interface Admission<Source> {
  readonly admitted: readonly AdmittedPhoto<Source>[];
  readonly failed: number;
  /** Photos over the maximum of a batch, which wait for the next one. */
  readonly deferred: number;
}

async function* admitPhotos<Source extends Photo>(
  photos: readonly Source[],
  ports: Ports<Source>,
  settings: OrganizeSettings,
): AsyncGenerator<BatchEvent, Admission<Source>, void> {
  const { photosPerBatch } = settings;
  const admitted: AdmittedPhoto<Source>[] = [];
  let failed = 0;
  let deferred = 0;
  const answers = workAhead(photos, HEADS_AHEAD, (photo) => admitPhoto(photo, ports, settings));
  for (const photo of photos) {
    const answer = await answers(photo);
    if (!answer.admitted) {
      failed += 1;
      yield { type: 'refused', photoId: photo.id, failure: answer.failure };
    } else if (admitted.length >= photosPerBatch) {
      deferred += 1;
      const failure = { code: 'batch-full', details: { photosPerBatch } } as const;
      yield { type: 'refused', photoId: photo.id, failure };
    } else {
      admitted.push({ photo, format: answer.format, number: admitted.length + 1 });
    }
  }
  return { admitted, failed, deferred };
}

async function admitPhoto<Source extends Photo>(
  photo: Source,
  { reader }: Ports<Source>,
  { maxPhotoBytes }: CallSettings,
) {
  const detected = await reader.formatOf(photo).catch(ifPhotosFault(undefined));
  if (detected) return admit(photo, detected, maxPhotoBytes);
  return { admitted: false, failure: { code: 'photo-gone', details: {} } } as const;
}

/** A stopped batch is not retried, because nobody waits for it and its lease expires. */
function settled(ledger: Ledger, lease: BatchLease, retry: RetryPolicy, signal: AbortSignal): Promise<Usage> {
  return signal.aborted ? ledger.settle(lease) : withRetry(() => ledger.settle(lease), retry, signal);
}

function gateFor({ concurrency, maxConcurrency = ANALYZE_CONCURRENCY_MOST.http1 }: OrganizeSettings) {
  return new CallGate(concurrency ?? ANALYZE_CONCURRENCY, concurrency ?? maxConcurrency);
}

async function lookAt<Source extends Photo>(
  item: AdmittedPhoto<Source>,
  { lease, gate, retry, placing, decoded, takesFilms }: DescribeContext<Source>,
  { analyzer, archive, journal }: Ports<Source>,
  signal: AbortSignal,
): Promise<Placed<Source>> {
  const { photo, format, number } = item;
  const describe = async (): Promise<Described> => {
    const { image, frames, ...beside } = await decoded(item);
    if (!image) return { description: '', ...beside };
    const seen = (picture: EncodedImage, part: FilmPart = {}) => {
      const context = { photoId: photo.id, lease, language: placing.language, ...part };
      const call = () => analyzer.describe(picture, context, signal);
      return withRetry(() => gate.through(call, signal), retry, signal);
    };
    const analysis = await (frames ? describeFilm(frames, takesFilms, seen) : seen(image));
    const described = { ...analysis, ...beside };
    await journal?.record(photo.id, described);
    return described;
  };
  const [seen] = await Promise.all([
    journal?.described(photo.id) ?? describe(),
    archive.prepare(photo, signal),
  ]);
  const described = { photo, format, number, ...seen };
  return { described, placed: placePhoto(described, placing) };
}

/**
 * Makes the ZIP after checking that every photo is accounted for. Before that, places photos that follow a neighbor.
 */
async function* archive<Source extends Photo>(
  admitted: readonly AdmittedPhoto<Source>[],
  placed: ReadonlyMap<string, Placed<Source>>,
  ports: Ports<Source>,
  placing: Placing,
  { picked, failed, waiting }: { picked: number; failed: number; waiting: number },
): AsyncGenerator<BatchEvent, void, void> {
  if (placed.size === 0 && !ports.archive.takesFilesAlone) return;
  const sources = new Map(admitted.map(({ photo }) => [photo.id, photo]));
  const inOrder = admitted.flatMap(({ photo }) => placed.get(photo.id) ?? []);
  const followers = followPhotos(inOrder, placing);
  for (const photo of followers) yield { type: 'followed', photo };
  const anew = new Map(followers.map((photo) => [photo.photoId, photo]));
  const seen = inOrder.map(({ placed: first }) => anew.get(first.photoId) ?? first);
  const folders = await ports.filing?.folders(seen);
  const filed: PlacedPhoto[] = [];
  for (const photo of seen) {
    const folder = folders?.get(photo.photoId);
    filed.push(folder ? { ...photo, folder } : photo);
    if (folder) yield { type: 'filed', photo: { ...photo, folder } };
  }
  // Black films look alike.
  const compared = inOrder.flatMap(({ described, placed: one }) => (isUnseen(one) ? [] : described));
  const groups = await groupPhotos(compared, ports.grouping);
  if (groups.length > 0) yield { type: 'grouped', groups };
  const withPhotos = (entries: readonly ArchiveEntry[]) =>
    entries.flatMap((entry) => {
      const photo = sources.get(entry.photoId);
      return photo ? [{ ...entry, photo }] : [];
    });
  const assigned = assignPaths(filed);
  const entries = ports.archive.named?.(withPhotos(assigned)) ?? assigned;
  const accountedFor = entries.length + failed + waiting;
  if (accountedFor !== picked) {
    throw new AppError({ code: 'archive-incomplete', details: { picked, accountedFor } });
  }
  await ports.archive.finish(withPhotos(entries), folders ? { folderOf: (id) => folders.get(id) } : {});
  yield { type: 'archived', entries };
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError) return error.failure;
  throw error;
}

/** The batch is over in any case, and an unsettled lease is settled when it expires. */
function ignoreUnsettled(): void {}
