import { availableParallelism } from 'node:os';
import { failureOf } from '#core/batch/batch.ts';
import type { PhotoDate } from '#core/dates/photo-date.ts';
import { AppError } from '#core/failure.ts';
import { MAX_DEVICE_PHOTO_BYTES } from '#core/limits.ts';
import { groupAlike } from '#core/similarity/alike/group-alike.ts';
import { type CompanionFiles, withCompanions } from '#pipeline/companions-archive.ts';
import { withFilmFrames } from '#pipeline/film-frames.ts';
import { localLedger } from '#pipeline/local-ledger.ts';
import { organize } from '#pipeline/organize.ts';
import type { NamingOptions } from '#core/naming/naming-options.ts';
import type { Analyzer, Archive, Ports } from '#pipeline/ports.ts';
import { filesByScheme, schemeFiling, type SchemeOptions } from '#pipeline/scheme-filing.ts';
import { withUnseenFilms } from '#pipeline/unseen-films.ts';
import { toldOf } from '#pipeline/with-told.ts';
import type { Engine } from '#server/engines/engine.ts';
import type { Arguments } from '../arguments/argument-types.ts';
import type { PutOptions } from '../destinations/put-into.ts';
import { type FilePhoto, fileReader } from '../inputs/file-photo.ts';
import { type BatchPlan, sourceFolder } from '../inputs/plan-batch.ts';
import { personFolders, type RunPeople } from '../people/run-people.ts';
import type { AnalysisJournal } from '../resume/analysis-journal.ts';
import { rememberedAnalyses } from '../resume/remembered-analyses.ts';
import { BatchFiles, type BatchFilesOptions } from './batch-files.ts';
import { withWrittenDates } from './date-writing.ts';
import { FileArchive } from './file-archive.ts';
import { FolderArchive } from './folder-archive.ts';
import type { LibraryPort } from './library-port.ts';
import type { OutFile } from './out-file.ts';
import type { OrganizedFiles } from './report.ts';
import type { Decoders } from './tools.ts';

export interface OrganizeFilesOptions extends BatchFilesOptions {
  readonly engine: Engine;
  /** What decodes the photos, each of which may be hostile. */
  readonly decoders: Pick<Decoders, 'decode'>;
  /** Groups the photos by person, where that is wanted. */
  readonly people: RunPeople | undefined;
  readonly placing: NamingOptions;
  readonly chosen: BatchFilesOptions['chosen'] & SchemeOptions & Pick<Arguments, 'writesDates' | 'workers'>;
  /** Undefined for a dry run, and where the files are put into a folder. */
  readonly out: OutFile | undefined;
  /** The folder that the files are put into. */
  readonly into: PutOptions | undefined;
  /** The library that the folder is, where photos are added to one. */
  readonly library?: LibraryPort | undefined;
  /** What was and is said of the photos; undefined where nothing is kept. */
  readonly journal: AnalysisJournal | undefined;
  readonly signal: AbortSignal;
}

/** Organizes files on disk through the pipeline and returns the result for each of them. */
export async function organizeFiles(plan: BatchPlan, options: OrganizeFilesOptions): Promise<OrganizedFiles> {
  const { into, library, people, chosen, placing, signal } = options;
  const zip = new FileArchive(options.out);
  const files = new BatchFiles(plan, options, (photo) => zip.sha256(photo));
  const listed = chosen.hasList ? () => files.planned() : undefined;
  const folder = into && new FolderArchive(zip, { into, library, people, listed });
  const settings = {
    photosPerBatch: plan.photos.length,
    placing,
    // One photo is decoded while the engine describes another.
    concurrency: (chosen.workers ?? availableParallelism()) + 1,
    maxPhotoBytes: MAX_DEVICE_PHOTO_BYTES,
  };
  const ports = await portsOf({ plan, files, zip, target: folder ?? zip }, options);
  try {
    for await (const event of organize(plan.photos, ports, settings, signal)) files.record.note(event);
  } catch (error) {
    // The report says for each photo why it was not placed.
    const code = error instanceof AppError ? error.failure.code : undefined;
    if (code !== 'all-photos-failed' && code !== 'nothing-selected') throw error;
  }
  const put = folder?.put;
  const results = files.results(into?.folder === undefined, put);
  const alikeGroups = files.record.state.groups?.length ?? 0;
  return { results, writtenTo: zip.writtenTo, alikeGroups, put };
}

/** What the ports of a run share. */
interface Run {
  readonly plan: BatchPlan;
  readonly files: BatchFiles;
  /** Knows the checksums, also where it isn't written. */
  readonly zip: FileArchive;
  /** The ZIP or the folder. */
  readonly target: Archive<FilePhoto>;
}

async function portsOf(run: Run, options: OrganizeFilesOptions): Promise<Ports<FilePhoto>> {
  const { plan, files, zip } = run;
  const { decoders, library, chosen, journal, signal } = options;
  const fileAll = library?.fileAll ?? filesByScheme(chosen);
  const knownFacts = async () => {
    await files.readAll(signal);
    const persons = await personFolders(plan.photos, options);
    return {
      taken: (file: FilePhoto) => files.taken(file),
      albums: (file: FilePhoto) => files.albumsOf(file),
      persons,
    };
  };
  const looks = await rememberedAnalyses({
    decoder: withUnseenFilms({
      decode: async (photo, format, stop) => {
        const seen = decoders.decode({ ...photo, toldPlace: photo.told?.coordinates }, format, stop);
        files.facts.come(photo, seen);
        return (await seen).decoded;
      },
    }),
    toldOf: async (photo) => {
      const { date, location } = await files.facts.of(photo);
      return toldOf(photo, date, location);
    },
    sha256Of: async (photo) => {
      await zip.prepare(photo).catch(() => undefined);
      return zip.sha256(photo);
    },
    journal,
    photos: plan.photos,
  });
  return {
    reader: fileReader,
    ...looks,
    analyzer: analyzerOf(options),
    ledger: localLedger,
    archive: archiveOf(run, options),
    grouping: {
      groups: async (seen, photos) =>
        groupAlike(
          await withFilmFrames(
            seen,
            photos,
            async (photo, format, moments) =>
              (await decoders.decode({ ...photo, moments }, format, signal)).prints,
          ),
        ),
    },
    ...(fileAll ? { filing: schemeFiling(plan, knownFacts, fileAll) } : {}),
  };
}

/** The engine, whose pictures are also searched for faces if people are grouped. */
function analyzerOf({ engine, people }: OrganizeFilesOptions): Analyzer {
  return {
    describe: async (image, { photoId, frame }, signal) => {
      const seen = await engine.describe(image, signal);
      const { peopleCount } = seen;
      void people?.batch.look(photoId, image.bytes, { peopleCount, isFrame: frame !== undefined });
      return seen;
    },
  };
}

function archiveOf(
  { files, zip, target }: Run,
  { chosen, signal }: OrganizeFilesOptions,
): Archive<FilePhoto> {
  const noted: Archive<FilePhoto> = {
    prepare: (photo, stop) => target.prepare(photo, stop),
    finish: async (entries, beside) => {
      files.entries = entries;
      if (entries.length > 0) await target.finish(entries, beside);
    },
  };
  const dated = chosen.writesDates
    ? withWrittenDates(noted, {
        dateOf: (photo) => files.taken(photo)?.date,
        ownDateOf: async (photo) => (await files.facts.saysOf(photo)).date,
        isCarried: ({ id }) => failureOf(files.record.state.photos.get(id)) !== undefined,
        signal,
      })
    : noted;
  const whole = withCompanions(dated, companionFiles(files, zip));
  return {
    prepare: (photo) => zip.prepare(photo),
    named: (entries) => whole.named(entries, files.beside().xmpOf),
    takesFilesAlone: true,
    finish: async (entries, beside) => {
      await files.readAll(signal);
      await whole.finish(entries, { ...beside, ...files.beside() });
    },
  };
}

/** A file whose bytes can't be read stops nothing: it is named with its failure. */
function companionFiles(files: BatchFiles, zip: FileArchive): CompanionFiles<FilePhoto> {
  return {
    directoryOf: sourceFolder,
    datesOf: async (companions) => {
      const dates = new Map<string, PhotoDate | undefined>();
      for (const file of companions) {
        try {
          await zip.prepare(file);
          dates.set(file.id, files.taken(file)?.date);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          files.record.note({ type: 'refused', photoId: file.id, failure: error.failure });
        }
      }
      return dates;
    },
    made: (text, as) => {
      const made = Buffer.from(text);
      return { ...as, path: '', from: '', made, sizeBytes: made.length };
    },
  };
}
