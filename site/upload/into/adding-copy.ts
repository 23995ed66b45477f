import { translator } from '#messages/translate.ts';
import { addingWords } from '#words/adding.ts';
import type { LibraryToTell, OrderToTell } from './put-state.ts';

const t = translator([addingWords]);

type Folder = LibraryToTell['folders'][number];

/** What adding photos to a library says. */
export const ADDING = {
  title: (folder: string) => t('adding.title', { folder }),
  reading: (done: number, total: number) =>
    total === 0 ? t('adding.walking', { done }) : t('adding.reading', { done, total }),
  has: (count: number) => t('adding.has', { count }),
  plan: (fresh: number, folders: number) => t('adding.plan', { fresh, folders }),
  there: (count: number) => t('adding.there', { count }),
  allThere: (count: number) => t('adding.allThere', { count }),
  more: (count: number) => t('adding.more', { count }),
  write: t('adding.write'),
  choiceTitle: t('adding.choiceTitle'),
  choiceHelp: t('adding.choiceHelp'),
  choose: t('adding.choose'),
  leave: t('adding.leave'),
  onTable: (count: number) => t('adding.onTable', { count }),
  takeOff: t('adding.takeOff'),
  onBoard: (folder: string) => t('adding.onBoard', { folder }),
  addTo: (folder: string) => t('adding.addTo', { folder }),
} as const;

/** How new photos are filed, as a sentence. */
export function orderText({ order, scheme }: OrderToTell): string {
  switch (order) {
    case 'named':
      return t('adding.named', { scheme });
    case 'learned':
      return t('adding.learned', { scheme });
    case 'flat':
      return t('adding.flat');
    case 'none':
      return t('adding.unknown');
  }
}

/** What one folder gets. */
export function folderLine({ path, count, isNew, isEvent }: Folder): string {
  const folder = path === '' ? t('adding.top') : path;
  if (isEvent) return t('adding.intoEvent', { folder, count });
  return isNew ? t('adding.intoNew', { folder, count }) : t('adding.into', { folder, count });
}
