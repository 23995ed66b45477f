/**
 * Whether more photos end up in the right folder if uncertain ones follow a neighbor: `npm run bench -- neighbours --
 * <training folder>... [--series 100] [--models <folder>]`, or `--short` with one series of drawn photos.
 *
 * Series like a hand-held camera's are generated from photos of the val split (of sources that training did not use):
 * four photos of the same thing within half a minute, and between them two of something else, one with the same
 * folder. The real decoder and the embedded engine analyze each once; then they are placed without and with
 * neighbors.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_PATTERN } from '../../../shared/core/naming/naming-pattern.ts';
import { followNeighbours } from '../../../shared/pipeline/follow-neighbours.ts';
import { placePhoto } from '../../../shared/pipeline/place-photo.ts';
import { createEmbeddedEngine } from '../../../server/engines/embedded/embedded-engine.ts';
import { drawPhotos } from '../drawn-photos.ts';
import { printTable } from '../markdown.ts';
import { type JudgedShot, lookAtSeries } from './look-at-series.ts';

const PLACING = { rules: [], pattern: DEFAULT_PATTERN, ignoresHints: true };
const MODELS = join(import.meta.dirname, '../../../dist/models');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    series: { type: 'string', default: '100' },
    models: { type: 'string', default: MODELS },
    short: { type: 'boolean', default: false },
  },
});
const drawn = values.short ? await drawPhotos(6) : undefined;
const folders = drawn ? [drawn.folder] : positionals;
if (folders.length === 0) throw new Error('Name the folders of training photos.');
const engine = await createEmbeddedEngine({ modelsFolder: values.models });
const shots = await lookAtSeries(folders, values.short ? 1 : Number(values.series), engine);
await engine.close();
await drawn?.remove();
report(shots);

function report(all: readonly JudgedShot[]): void {
  const byId = new Map(all.map((shot) => [shot.described.photo.id, shot]));
  const before = new Map(
    all.map(({ described }) => [described.photo.id, placePhoto(described, PLACING).category]),
  );
  const followers = followNeighbours(
    all.map(({ described }) => described),
    PLACING,
  );
  const after = new Map([
    ...before,
    ...followers.map(({ photoId, category }) => [photoId, category] as const),
  ]);
  const isRight = (id: string, places: ReadonlyMap<string, string>) =>
    byId.get(id)!.judged.acceptableCategories.includes(places.get(id)!);
  const turned = (from: boolean, to: boolean) =>
    followers.filter(({ photoId }) => isRight(photoId, before) === from && isRight(photoId, after) === to);
  const strangers = followers.filter(
    ({ photoId, follows }) => byId.get(photoId)!.judged !== byId.get(follows!.photoId)!.judged,
  );
  const rows = [
    { title: 'Photos of the same thing', group: all.filter(({ isBetween }) => !isBetween) },
    { title: 'Photos between them', group: all.filter(({ isBetween }) => isBetween) },
  ].map(({ title, group }) => {
    const share = (places: ReadonlyMap<string, string>) => {
      const right = group.filter(({ described }) => isRight(described.photo.id, places)).length;
      return `${((100 * right) / group.length).toFixed(1)} %`;
    };
    return [title, String(group.length), share(before), share(after)];
  });
  printTable(['', 'Photos', 'Acceptable folder alone', 'With neighbors'], rows);
  printTable(
    ['Photos that follow another one', 'Photos'],
    [
      ['All', String(followers.length)],
      ['From a wrong folder to a right one', String(turned(false, true).length)],
      ['From a right folder to a wrong one', String(turned(true, false).length)],
      ['Right before and after', String(turned(true, true).length)],
      ['Wrong before and after', String(turned(false, false).length)],
      ['Following a photo of something else', String(strangers.length)],
    ],
  );
}
