import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xmpTexts } from '#codec/facts/xmp-texts.ts';
import { LEFT_OVER_FILES, TAKEOUT_CASES, TAKEOUT_MEDIA } from '../../../fixtures/takeout/cases.ts';
import { isMedia, type MadeMedia } from '../../../fixtures/takeout/takeout-case.ts';
import { type WrittenTakeout, writeParts } from '../../../fixtures/takeout/write-parts.ts';
import { openedArchive } from '../../site/support/opened-archive.ts';
import { expectedRows, inExport, isInPlace, type Row, rowsIn, seenRows } from '../../takeout/rows.ts';
import { type Line, linesOf, organize, type Outcome } from '../run-organize.ts';

/** The single run over the whole export that all tests share. */
interface Run {
  readonly folder: string;
  readonly takeout: WrittenTakeout;
  readonly outcome: Outcome;
  readonly lines: ReadonlyMap<string, Line>;
  readonly zip: Buffer;
  readonly opened: JSZip;
  readonly rows: ReadonlyMap<string, Row>;
}

let run: Run;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'takeout-'));
  const takeout = await writeParts(folder);
  const outcome = await organize(folder, [...takeout.parts.map((part) => basename(part)), '--json', '--xmp']);
  const lines = new Map(linesOf(outcome).map((line) => [inExport(line.file), line]));
  const zip = await readFile(join(folder, 'organized_photos.zip'));
  const [opened, rows] = [await JSZip.loadAsync(zip), await rowsIn(zip)];
  run = { folder, takeout, outcome, lines, zip, opened, rows };
});
afterAll(() => rm(run.folder, { recursive: true }));

/** Returns the content of the XMP file next to a photo; undefined if there is none. */
async function xmpBeside(path: string) {
  const file = run.opened.file(path.replace(/\.[^.]+$/, '.xmp'));
  return file ? xmpTexts(await file.async('text')) : undefined;
}

/** The expected `--json` output and XMP sidecar of a file. */
function expectedOf({ expected }: MadeMedia) {
  const { albums = [], people = [], caption, with: bond } = expected;
  const kind = bond?.as === 'settings' ? undefined : bond?.as;
  return { isInPlace: true, albums, kind, people, caption };
}

async function seenOf(file: MadeMedia) {
  const { path, expected } = file;
  const line = run.lines.get(path);
  const own = line?.path ?? '';
  const isFollower = line?.group?.best === false;
  const { people, caption } = (isFollower ? undefined : await xmpBeside(own)) ?? {};
  return {
    isInPlace: isInPlace(run.rows, file),
    albums: line?.albums?.toSorted((one, other) => one.localeCompare(other)),
    kind: isFollower ? line?.group?.kind : undefined,
    people: people ?? [],
    // Without a person's words it is the engine's description.
    caption: expected.caption && caption,
  };
}

describe('a Google Takeout in three parts', () => {
  it('comes back complete: as many files as went in, byte for byte', async () => {
    expect(run.outcome.code).toBe(0);
    const entries = await openedArchive(run.zip);
    const sums = new Map([...run.rows].map(([original, { path }]) => [original, entries.get(path)]));
    expect(sums).toEqual(run.takeout.sums);
    const paths = [...entries.keys()].filter((path) => !path.endsWith('.xmp'));
    expect(paths).toHaveLength(TAKEOUT_MEDIA.length);
  });

  it.each(TAKEOUT_CASES)('with $name', async ({ files }) => {
    const media = files.filter((file) => isMedia(file));
    expect(seenRows(run.rows, media)).toEqual(expectedRows(media));
    expect(await Promise.all(media.map(seenOf))).toEqual(media.map(expectedOf));
  });

  it('lists every unmatched or ambiguous file, and no other', () => {
    const named = run.outcome.stderr.split('\n').flatMap((line) => {
      const [, path, words] = /^\S+\.zip\/(Takeout\/.+?): (.+)$/.exec(line) ?? [];
      return path && words ? [[path, words] as const] : [];
    });
    const words = {
      unclear: 'several sidecars could belong to it, so none was used.',
      'no-photo': 'its photo is missing, so it was left out.',
      'not-understood': 'it says nothing about these photos, so it was left out.',
    };
    const expected = LEFT_OVER_FILES.flatMap(({ path, why }) =>
      why === 'other' ? [] : [[path, words[why]]],
    );
    expect(named).toHaveLength(expected.length);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
    expect(run.outcome.stderr).toContain('1 other file was ignored.');
  });

  it('reports how many files had been archived', () => {
    expect(run.outcome.stderr).toContain(
      'In your export: 2 from the trash, 1 from the archive, 1 from the locked folder, and 1 video that Google couldn’t play.',
    );
  });
});
