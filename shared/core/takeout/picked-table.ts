import { addNotPhotos } from '../not-photos/not-photo.ts';
import type { Photo } from '../photo.ts';
import { gather, type Gathered, type GatherOptions, pickedFilesOf, type PickedFiles } from './gather.ts';

/** The picked files, before and after more are added. */
export function withFound<Source extends Photo>(
  table: PickedFiles<Source>,
  found: PickedFiles<Source>,
): PickedFiles<Source> {
  return {
    files: [...table.files, ...found.files],
    jsons: [...table.jsons, ...found.jsons],
    tables: [...table.tables, ...found.tables],
    sums: new Map([...table.sums, ...found.sums]),
    liveClues: new Map([...(table.liveClues ?? []), ...(found.liveClues ?? [])]),
    notPhotos: addNotPhotos(table.notPhotos, found.notPhotos),
  };
}

/** Removes a photo with its companions, copies and sidecars. Films that were only next to it stay. */
export function withoutPhoto<Source extends Photo>(
  table: PickedFiles<Source>,
  photoId: string,
  options: GatherOptions,
): PickedFiles<Source> {
  const before = gather(table, options);
  const photo = before.photos.find(({ id }) => id === photoId);
  const own = (photo?.companions ?? []).filter(({ kind }) => kind !== 'passenger');
  const gone = new Set([photoId, ...own.map((one) => one.photo.id)]);
  const left = { ...table, files: table.files.filter(({ id }) => !gone.has(id)) };
  const after = gather(left, options);
  return withoutTexts(left, ({ id }) => before.used.has(id) && !after.used.has(id));
}

/** Keeps only these photos, and what was set aside. The photos already have their export's data. */
export function keepingOnly<Source extends Photo>(
  table: PickedFiles<Source>,
  photos: readonly Source[],
  { used, setAside }: Pick<Gathered<Source>, 'used' | 'setAside'>,
): PickedFiles<Source> {
  if (photos.length === 0) return noFiles();
  const files = pickedFilesOf(photos);
  const kept = new Set(files.map(({ id }) => id));
  const aside = new Set(setAside.map(({ id }) => id));
  const left = table.files.filter(({ id }) => aside.has(id) && !kept.has(id));
  return withoutTexts({ ...table, files: [...files, ...left] }, ({ id }) => used.has(id));
}

/** Keeps only these photos with their companions. */
export function onlyPhotos<Source extends Photo>(photos: readonly Source[]): PickedFiles<Source> {
  return { ...noFiles(), files: pickedFilesOf(photos) };
}

function noFiles(): PickedFiles<never> {
  return { files: [], jsons: [], tables: [], sums: new Map() };
}

function withoutTexts<Source extends Photo>(
  table: PickedFiles<Source>,
  isGone: (text: { readonly id: string }) => boolean,
): PickedFiles<Source> {
  return {
    ...table,
    jsons: table.jsons.filter((text) => !isGone(text)),
    tables: table.tables.filter((text) => !isGone(text)),
  };
}
