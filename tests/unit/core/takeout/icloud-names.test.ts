import { describe, expect, it } from 'vitest';
import { wordsOfName } from '#core/hints/own-words.ts';
import { isExportPart } from '#core/takeout/is-export-part.ts';
import { putAwayOf } from '#core/takeout/put-away.ts';

const PARTS = [
  'iCloud Photos Part 1 of 6',
  'iCloud-Fotos Teil 1 von 6',
  'Photos iCloud partie 1 sur 6',
  'Photos iCloud, partie 12 sur 16',
  'Fotos de iCloud Parte 1 de 6',
  'Fotos de iCloud (parte 1 de 6)',
  'iCloud写真 パート1（全6）',
  'iCloud 写真 パート 1／6',
  'iCloud写真 第1部／全6部',
  'iCloud 照片 第 1 部分（共 6 部分）',
  'Photos iCloud - Partie 2 sur 3',
  'Foto di iCloud Parte 1 di 6',
  'Fotos do iCloud Parte 1 de 6',
  "Foto's van iCloud deel 1 van 6",
  'iCloud-bilder Del 1 av 6',
] as const;
const DELETED = [
  'Recently Deleted',
  'Zuletzt gelöscht',
  'Supprimés récemment',
  'Récemment supprimés',
  'Eliminado recientemente',
  'Eliminados',
  '最近削除した項目',
  'Eliminati di recente',
  'Apagados recentemente',
  '最近删除',
] as const;

describe('an iCloud export', () => {
  it.each(PARTS)('has %s, which describes no photo and makes a ZIP a part of an export', (part) => {
    expect(wordsOfName(part)).toBeUndefined();
    expect(isExportPart([`${part}/Photos/IMG_1.JPG`])).toBe(true);
    expect(putAwayOf(`/home/ann/${part}/Photos`, undefined)).toBeUndefined();
    expect(putAwayOf(`/home/ann/${part}/Recently Deleted`, undefined)).toBe('trash');
    expect(putAwayOf(`${part}.zip:Recently Deleted`, undefined)).toBe('trash');
  });

  it.each(DELETED)('has a trash named %s, which describes no photo either', (name) => {
    expect(wordsOfName(name)).toBeUndefined();
    expect(putAwayOf(`iCloud Photos Part 2 of 6/${name.normalize('NFD')}`, undefined)).toBe('trash');
    expect(putAwayOf(`Pictures/${name}`, undefined)).toBeUndefined();
  });

  it('is recognized by its table of details, if no part’s folder is in the ZIP', () => {
    expect(isExportPart(['Photos/IMG_1.JPG', 'Photos/Photo Details-1.csv'])).toBe(true);
    expect(isExportPart(['Photos/IMG_1.JPG', 'Photos/Details.csv'])).toBe(false);
  });

  it.each(['Our cloud 1 of 6', 'iCloud 2019 and 2020', 'Lake 1 of 6', 'Icicles'])('isn’t %s', (name) => {
    expect(isExportPart([`${name}/IMG_1.JPG`])).toBe(false);
  });
});
