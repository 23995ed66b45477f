import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sharedBrowser } from '../../../scripts/visitor/launch-browser.ts';
import { keepSession } from '../../../scripts/visitor/kept-session.ts';
import { startSite } from '../../../scripts/visitor/start-site.ts';
import { Visitor } from '../../../scripts/visitor/visitor.ts';

const COMMAND = join(import.meta.dirname, '..', '..', '..', 'dist', 'cli', 'main.js');
/** Enough for the command line's output on a few hundred photos. */
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** The interval for polling the board; a whole folder takes minutes. */
const POLL_MS = 500;

/** A host's result for a photo. */
export interface Answer {
  readonly category: string;
  readonly description: string;
  /** Its path in the ZIP. */
  readonly path: string;
}

/** By file name. */
export type Answers = ReadonlyMap<string, Answer>;

/** Returns the built command line's results for these files, as one batch. */
export async function answersOfCommandLine(paths: readonly string[]): Promise<Answers> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...paths, '--dry-run', '--json'], {
    maxBuffer: OUTPUT_BYTES,
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer & { readonly file: string });
  return new Map(
    lines.map(({ file, category, description, path }) => [basename(file), { category, description, path }]),
  );
}

/**
 * Returns the built site's results for these files, as one batch that Chromium analyzes on the device. The visitor is
 * signed in, because the finished board, which has the results, is only saved then.
 */
export async function answersInBrowser(paths: readonly string[]): Promise<Answers> {
  const site = await startSite({ DEFAULT_PLAN: 'enterprise' });
  const visitor = await Visitor.arrive(await sharedBrowser(), site.origin);
  try {
    await keepSession(visitor.page, site.origin, 'ann@example.org');
    await visitor.open('/upload');
    await visitor.click('#engine-device');
    await visitor.choose(paths);
    await visitor.sees(`${paths.length} files selected`);
    await visitor.press('Organize Photos');
    // Not before: opening the database would create it, without its tables.
    await poll(async () => (await visitor.text()).includes('Download ZIP') || undefined);
    return new Map(await poll(() => visitor.page.evaluate(readBoard)));
  } finally {
    await visitor.leave();
    await site.stop();
  }
}

/** Waits for minutes, when a test's own wait would time out. */
async function poll<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    await wait(POLL_MS);
  }
}

/** The rows that the site saves of a batch, as far as they are read here. */
interface BatchRow {
  readonly board?: {
    readonly state: {
      readonly photos: ReadonlyMap<string, { readonly photo?: Omit<Answer, 'path'> }>;
      readonly entries?: readonly { readonly photoId: string; readonly path: string }[];
    };
  };
}
interface PhotoRow {
  readonly photo: { readonly id: string; readonly name: string };
}

/**
 * Returns the results on the saved board; undefined without one. Runs in the page, where tsx's naming helper is
 * missing, so it contains no named function.
 */
async function readBoard(): Promise<[string, Answer][] | undefined> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('batches');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('The database cannot be opened')));
  });
  try {
    const [batches, photos] = await Promise.all(
      ['batches', 'photos'].map(
        (table) =>
          new Promise<unknown[]>((resolve, reject) => {
            const reading = database.transaction(table).objectStore(table).getAll() as IDBRequest<unknown[]>;
            reading.addEventListener('success', () => resolve(reading.result));
            reading.addEventListener('error', () => reject(new Error(`${table} cannot be read`)));
          }),
      ),
    );
    const state = (batches as BatchRow[]).find(({ board }) => board)?.board?.state;
    if (!state) return undefined;
    const names = new Map((photos as PhotoRow[]).map(({ photo }) => [photo.id, photo.name]));
    return (state.entries ?? []).map(({ photoId, path }) => {
      const { category = '', description = '' } = state.photos.get(photoId)?.photo ?? {};
      return [names.get(photoId) ?? '', { category, description, path }];
    });
  } finally {
    database.close();
  }
}
