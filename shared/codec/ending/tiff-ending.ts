import type { RawSource } from '../raw/raw-source.ts';
import { bytesAt } from '../raw/raw-source.ts';
import {
  numbersIn,
  TIFF_HEAD_BYTES,
  type TiffDirectory,
  type TiffEntry,
  tiffHead,
  valuesAt,
  visitDirectories,
} from '../tiff/tiff-directory.ts';
import type { Ending } from './ending.ts';
import { ENDING_READING } from './limits.ts';

/** Tags with the positions of picture data, and those with its lengths (TIFF 6.0, sections 8, 15 and 22). */
const DATA: readonly (readonly [offsets: number, lengths: number])[] = [
  [273, 279],
  [324, 325],
  [513, 514],
];
const INNER_DIRECTORIES = 330;
/** Longer values are elsewhere in the file. */
const VALUE_BYTES = 4;

/** Returns whether a TIFF, or a raw file on its base, has everything that its directories point to. */
export async function tiffEnding(source: RawSource): Promise<Ending> {
  const head = tiffHead(await bytesAt(source, 0, TIFF_HEAD_BYTES));
  if (!head || head.firstAt === 0 || head.firstAt + 2 > source.sizeBytes) return 'cut';
  let isCut = false;
  let hasData = false;
  await visitDirectories(source, head, 'pictures', ENDING_READING.directories, async (directory) => {
    const isValueThere = ({ sizeBytes, offset }: TiffEntry) =>
      sizeBytes <= VALUE_BYTES || offset + sizeBytes <= source.sizeBytes;
    isCut ||= !directory.isWhole || directory.next === undefined || !directory.entries.every(isValueThere);
    for (const [offsets, lengths] of DATA) {
      const end = await dataEnd(source, directory, offsets, lengths);
      hasData ||= end > 0;
      isCut ||= end > source.sizeBytes;
    }
    const inner = directory.entries.find(({ tag }) => tag === INNER_DIRECTORIES);
    const leads = [...(inner ? await numbersOf(source, inner, directory) : []), directory.next ?? 0];
    isCut ||= leads.some((at) => at >= source.sizeBytes);
    return leads.map((at) => ({ at, kind: 'pictures' as const }));
  });
  if (isCut) return 'cut';
  return hasData ? 'whole' : 'unknown';
}

/** Returns where the last data ends; 0 without any, and infinity if even the list of it is missing. */
async function dataEnd(
  source: RawSource,
  directory: TiffDirectory,
  offsetsTag: number,
  lengthsTag: number,
): Promise<number> {
  const [offsets, lengths] = [offsetsTag, lengthsTag].map((wanted) =>
    directory.entries.find(({ tag }) => tag === wanted),
  );
  if (!offsets || !lengths) return 0;
  const [starts, sizes] = [
    await numbersOf(source, offsets, directory),
    await numbersOf(source, lengths, directory),
  ];
  if (starts.length === 0 || sizes.length === 0) return Infinity;
  return starts.reduce((end, start, at) => Math.max(end, start + (sizes[at] ?? 0)), 0);
}

async function numbersOf(
  source: RawSource,
  entry: TiffEntry,
  { isLittle }: TiffDirectory,
): Promise<readonly number[]> {
  const values = await valuesAt(source, entry, ENDING_READING.values);
  return values ? numbersIn(values, entry, isLittle) : [];
}
