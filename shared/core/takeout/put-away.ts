import { type Section, sectionOf } from '../social/sections.ts';
import { isInTakeout } from './export-folder.ts';
import { ICLOUD_FOLDER, RECENTLY_DELETED } from './icloud-names-table.ts';
import type { SidecarFacts } from './sidecar.ts';

/**
 * Where somebody archived or deleted a photo in Google Photos or iCloud, that it is a film Google couldn't play, or its section
 * of a Facebook or Instagram export.
 */
export type PutAway = 'trash' | 'archive' | 'locked' | 'failed' | Section;

/** Those that a person is asked about before they are left out. */
export const LEFT_OUT_ON_REQUEST = ['trash', 'messages'] as const satisfies readonly PutAway[];

export type LeftOutOnRequest = (typeof LEFT_OUT_ON_REQUEST)[number];

/** The names of these folders in a Takeout, in the language of the account. */
const FOLDERS: readonly (readonly [RegExp, PutAway])[] = [
  [
    /^(?:trash|bin|papierkorb|papelera|corbeille|lixeira|cestino|prullenbak|paperera|ゴミ箱|корзина|kosz|回收站)$/iu,
    'trash',
  ],
  [/^(?:archive|archiv|archivo|archives|アーカイブ|档案)$/iu, 'archive'],
  [
    /^(?:locked folder|gesperrter ordner|carpeta privada|dossier verrouillé|ロックされたフォルダ)$/iu,
    'locked',
  ],
  [/^(?:failed videos|fehlgeschlagene videos|vídeos fallidos|vidéos en échec|失敗した動画)$/iu, 'failed'],
];

/**
 * Returns where a photo or film was archived or deleted, by its sidecar, else by the name of its folder in a Takeout or
 * an iCloud export.
 *
 * @param folder see `exportFolder`
 */
export function putAwayOf(folder: string, facts: SidecarFacts | undefined): PutAway | undefined {
  if (facts?.isTrashed) return 'trash';
  if (facts?.isArchived) return 'archive';
  if (!isInTakeout(folder)) return isDeletedInICloud(folder) ? 'trash' : sectionOf(folder);
  const own = folder.split('/').at(-1)?.normalize('NFC') ?? '';
  return FOLDERS.find(([name]) => name.test(own))?.[1];
}

/** Returns whether a folder holds deleted photos: one with that name, inside a part of the export or its ZIP. */
function isDeletedInICloud(folder: string): boolean {
  const parts = folder.normalize('NFC').split(/[/\\:]/);
  return RECENTLY_DELETED.test(parts.at(-1) ?? '') && parts.some((part) => ICLOUD_FOLDER.test(part));
}
