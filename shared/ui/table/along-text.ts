import type { Gathered, SetAside, SetAsideReason } from '#core/takeout/gather.ts';
import { putAwayText } from '#core/takeout/put-away-text.ts';
import { notPhotosText } from '#core/not-photos/not-photos-text.ts';
import type { Photo } from '#core/photo.ts';
import type { PlainKey, Translate } from '#messages/translate.ts';

type AlongWords = Translate<'along'>;

/** A file and a note about it. */
export interface AlongRow {
  readonly id: string;
  readonly path: string;
  readonly word: string;
}

const REASONS: Readonly<Record<SetAsideReason, PlainKey<'along'>>> = {
  'no-photo': 'along.noPhoto',
  'not-understood': 'along.notUnderstood',
  'no-photos': 'along.noPhotos',
  'left-out': 'along.leftOut',
  unclear: 'along.unclear',
};

const ALONG = {
  raw: 'along.raw',
  companions: 'along.companions',
  copies: 'along.copies',
} as const;

/**
 * Returns the sentences that apply: the companion files, the data from the export, where its photos had been put away
 * there, and what is left out.
 */
export function alongSentences(
  { counts, putAway, notPhotos }: Gathered<Photo>,
  excluded: number,
  t: AlongWords,
): string[] {
  const list = new Intl.ListFormat(t.locale, { style: 'long', type: 'conjunction' });
  const along = (['raw', 'companions', 'copies'] as const).flatMap((kind) =>
    (counts[kind] ?? 0) > 0 ? [t(ALONG[kind], { count: counts[kind] ?? 0 })] : [],
  );
  const away = putAwayText(putAway, t);
  const left = notPhotosText(notPhotos, t);
  return [
    ...(along.length > 0 ? [t('along.along', { parts: list.format(along) })] : []),
    ...(counts.dated > 0 ? [t('along.dated', { count: counts.dated })] : []),
    ...(away === undefined ? [] : [away]),
    ...(left === undefined ? [] : [left]),
    ...(excluded > 0 ? [t('along.excluded', { count: excluded })] : []),
  ];
}

/** Returns each companion file with the photo that it belongs to. */
export function alongRows(photos: readonly Photo[], t: AlongWords): AlongRow[] {
  return photos.flatMap(({ name: leader, companions = [] }) =>
    companions.map(({ kind, photo: { id, folder, name } }) => {
      const word = kind === 'copy' ? t('along.copyOf', { name: leader }) : t('along.with', { name: leader });
      const path = folder ? `${folder}/${name}` : name;
      return { id, path, word: kind === 'passenger' ? t('along.passenger') : word };
    }),
  );
}

/** Returns each file that is left out or not fully used, and why. */
export function setAsideRows(setAside: readonly SetAside[], t: AlongWords): AlongRow[] {
  return setAside.map(({ id, path, reason }) => ({ id: `${id} ${reason}`, path, word: t(REASONS[reason]) }));
}
