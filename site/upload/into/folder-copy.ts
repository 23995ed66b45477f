import { listedIn } from '#core/wording/punctuation.ts';
import { translator } from '#messages/translate.ts';
import { folderWords } from '#words/folder.ts';
import { LANGUAGE } from '../../app/language.ts';

const t = translator([folderWords]);

/** The maximum number of names in a sentence. */
const MOST_NAMES = 5;

const namesText = (names: readonly string[]) =>
  listedIn(LANGUAGE, names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names);

/** The text for saving photos to a folder. */
export const FOLDER = {
  title: (folder: string) => t('folder.title', { folder }),
  looking: t('folder.looking'),
  plan: (counts: { total: number; put: number; there: number; folders: number }) => t('folder.plan', counts),
  allThere: (total: number) => t('folder.allThere', { total }),
  safe: t('folder.safe'),
  write: t('folder.write'),
  cancel: t('folder.cancel'),
  close: t('folder.close'),
  writing: (done: number, total: number) => t('folder.writing', { done, total }),
  undoing: (done: number, total: number) => t('folder.undoing', { done, total }),
  stop: t('folder.stop'),
  done: (count: number) => t('folder.done', { count }),
  left: (names: readonly string[]) => t('folder.left', { count: names.length, names: namesText(names) }),
  undo: t('folder.undo'),
  undoLast: t('folder.undoLast'),
  undoHint: t('folder.undoHint'),
  originals: t('folder.originals'),
  originalsHint: (count: number) => t('folder.originalsHint', { count }),
  stopped: (done: number, total: number) => t('folder.stopped', { done, total }),
  found: (done: number, total: number) => t('folder.found', { done, total }),
  missing: (count: number) => t('folder.missing', { count }),
  resume: t('folder.resume'),
  undone: (undone: number) => t('folder.undone', { undone }),
  kept: (names: readonly string[]) => t('folder.kept', { count: names.length, names: namesText(names) }),
  problems: {
    locked: t('folder.locked'),
    elsewhere: t('folder.elsewhere'),
    'bad-journal': t('folder.badJournal'),
    'newer-journal': t('folder.newerJournal'),
    'not-allowed': t('folder.notAllowed'),
    lost: t('folder.lost'),
    'no-room': t('folder.noRoom'),
    failed: t('folder.failed'),
  },
  reason: (name: string) => t('folder.reason', { name }),
} as const;
