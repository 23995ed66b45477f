/**
 * Whether the next batch has fewer misplaced photos once a person kept a rule by likeness: `npm run bench -- likeness
 * -- <training folder>... [--next <folder of test photos>]`, or `--short` with a few drawn photos.
 *
 * The photos are from sources that training did not use. A kind is a label of the sources among the photos that the
 * engine put into one category: a person who wants a separate folder for it moves some of these photos, and leaves some
 * others. All other photos are the next batch. With `--next`, a kind is all photos of one category that the engine put
 * into another, and the next batch is the photos of that folder.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  categoryByLikeness,
  tryLikenessRule,
} from '../../../shared/core/similarity/likeness/likeness-rule.ts';
import { createEmbeddedEngine } from '../../../server/engines/embedded/embedded-engine.ts';
import { seededRandom, shuffled } from '../../train/random.ts';
import { drawPhotos } from '../drawn-photos.ts';
import { printTable } from '../markdown.ts';
import { lookAt, type ToldPhoto } from './look-at.ts';

/** Photos of one category that a person moves, and those that belong there. */
interface Kind {
  readonly from: string;
  readonly name: string;
  readonly wanted: readonly ToldPhoto[];
  readonly others: readonly ToldPhoto[];
}

const MODELS = join(import.meta.dirname, '../../../dist/models');
const CORRECTIONS = [5, 10, 20];
/** Maximum number of the category's photos that stay in the first batch. */
const STAYED = 40;
/** Number of random first batches per kind. */
const ROUNDS = 5;
/** Minimum number of a kind's photos beyond the corrected ones, and of others. */
const [LEFT, OTHERS] = [5, 20];

const COLUMNS = [
  'Corrections',
  'Kinds',
  'Offered',
  'Found of the kind',
  'Others moved',
  'Photos righted',
  'Spoiled',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { next: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const drawn = values.short ? await drawPhotos(8) : undefined;
const folders = drawn ? [drawn.folder] : positionals;
if (folders.length === 0) throw new Error('Name the folders of training photos.');
const engine = await createEmbeddedEngine({ modelsFolder: MODELS, reading: 'none' });
const held: ToldPhoto[] = [];
for (const folder of folders) held.push(...(await lookAt(folder, true, engine)));
const next = values.next === undefined ? undefined : await lookAt(values.next, false, engine);
await engine.close();
await drawn?.remove();
console.log(`${held.length} photos from sources that training did not use.\n`);
if (next) reportNext(next);
else printTable(COLUMNS, CORRECTIONS.map(rowOf));

function rowOf(corrections: number): string[] {
  const kinds = kindsByTag(held).filter(({ wanted }) => wanted.length >= corrections + LEFT);
  const sums = { tried: 0, offered: 0, found: 0, wanted: 0, taken: 0, others: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const kind of kinds) {
      const random = seededRandom(round);
      const [wanted, others] = [kind.wanted, kind.others].map((photos) =>
        shuffled(photos.length, random).map((at) => photos[at]!),
      ) as [ToldPhoto[], ToldPhoto[]];
      const stayed = Math.min(STAYED, Math.floor(others.length / 2));
      const rule = ruleOf(kind, wanted.slice(0, corrections), others.slice(0, stayed));
      sums.tried += 1;
      if (!rule) continue;
      sums.offered += 1;
      const moves = (photo: ToldPhoto) => categoryByLikeness(photo.sketch, photo.told, [rule]) !== undefined;
      sums.found += wanted.slice(corrections).filter(moves).length;
      sums.wanted += wanted.length - corrections;
      sums.taken += others.slice(stayed).filter(moves).length;
      sums.others += others.length - stayed;
    }
  }
  return [
    String(corrections),
    String(kinds.length),
    percent(sums.offered, sums.tried),
    percent(sums.found, sums.wanted),
    percent(sums.taken, sums.others),
    (sums.found / ROUNDS).toFixed(0),
    (sums.taken / ROUNDS).toFixed(0),
  ];
}

/** Returns each kind that the engine confused in the held-out photos, with its rule's effect on the next batch. */
function reportNext(photos: readonly ToldPhoto[]): void {
  const rows = kindsByCategory(held).flatMap((kind) => {
    const inside = photos.filter(({ told }) => told === kind.from);
    const wanted = inside.filter(({ expected }) => expected === kind.name);
    const others = inside.filter(({ acceptable }) => acceptable.includes(kind.from));
    const rule = ruleOf(kind, kind.wanted.slice(0, 10), kind.others.slice(0, STAYED));
    const moved = (group: readonly ToldPhoto[]) =>
      rule ? group.filter(({ sketch, told }) => categoryByLikeness(sketch, told, [rule])).length : 0;
    const title = `${kind.from} → ${kind.name}`;
    const of = (group: readonly ToldPhoto[]) => `${moved(group)} of ${group.length}`;
    return [[title, String(Math.min(10, kind.wanted.length)), rule ? 'yes' : 'no', of(wanted), of(others)]];
  });
  printTable(['Kind', 'Corrections', 'Offered', 'Found in the next batch', 'Others moved'], rows);
}

function ruleOf({ from, name }: Kind, moved: readonly ToldPhoto[], stayed: readonly ToldPhoto[]) {
  const sketches = (photos: readonly ToldPhoto[]) => photos.map(({ sketch }) => sketch);
  return tryLikenessRule({ from, category: name, moved: sketches(moved), stayed: sketches(stayed) })?.rule;
}

function kindsByTag(photos: readonly ToldPhoto[]): Kind[] {
  return kindsOf(
    photos,
    ({ tags }) => tags,
    (photo, tag) => !photo.tags.includes(tag),
  );
}

function kindsByCategory(photos: readonly ToldPhoto[]): Kind[] {
  return kindsOf(
    photos,
    ({ told, expected }) => (told === expected ? [] : [expected]),
    ({ told, expected }) => told === expected,
  ).filter(({ wanted }) => wanted.length >= LEFT);
}

function kindsOf(
  photos: readonly ToldPhoto[],
  namesOf: (photo: ToldPhoto) => readonly string[],
  isOther: (photo: ToldPhoto, name: string) => boolean,
): Kind[] {
  return [...new Set(photos.map(({ told }) => told))]
    .flatMap((from) => {
      const inside = photos.filter(({ told }) => told === from);
      return [...new Set(inside.flatMap(namesOf))].map((name) => ({
        from,
        name,
        wanted: inside.filter((photo) => namesOf(photo).includes(name)),
        others: inside.filter((photo) => isOther(photo, name)),
      }));
    })
    .filter(({ others }) => others.length >= OTHERS);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
}
