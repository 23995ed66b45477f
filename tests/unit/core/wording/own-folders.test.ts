import { describe, expect, it } from 'vitest';
import { collisionKey, safeFolder } from '#core/naming/archive-path.ts';
import { CATEGORY_NAMES } from '#core/categories/categorize.ts';
import { FOLDER_NAMES, type OwnFolder } from '#core/wording/folder-names.ts';
import { OTHER_LANGUAGES } from '#core/wording/other-language.ts';
import {
  categoryNamed,
  folderNameIn,
  folderNameAmong,
  folderNamesIn,
  isLookAgainFolder,
  isUnsortedFolder,
  languageOfFolders,
  ownFolderNamed,
} from '#core/wording/own-folders.ts';

const FOLDERS = Object.keys(FOLDER_NAMES.de) as OwnFolder[];

describe.each(OTHER_LANGUAGES)('the folders in %s', (language) => {
  it('have a name for each category', () => {
    for (const category of CATEGORY_NAMES) expect(folderNameIn(category, language).trim()).not.toBe('');
    expect(FOLDERS).toEqual(expect.arrayContaining([...CATEGORY_NAMES]));
  });

  it.each(FOLDERS)('name %s as every file system accepts it', (folder) => {
    const name = folderNameIn(folder, language);
    expect(safeFolder([name])).toEqual([name]);
    expect(name).not.toMatch(/\b(?:and|with|the)\b|\s\s/iu);
    expect(name).toMatch(/^[\p{Lu}\p{Lo}\p{N}]/u);
  });

  it('have different names that no other language uses', () => {
    const names = FOLDERS.map((folder) => collisionKey(folderNameIn(folder, language)));
    expect(new Set(names).size).toBe(FOLDERS.length);
    for (const folder of FOLDERS) expect(ownFolderNamed(folderNameIn(folder, language))).toBe(folder);
  });

  it('are recognized', () => {
    expect(categoryNamed(folderNameIn('Beach & Sea', language))).toBe('Beach & Sea');
    expect(isLookAgainFolder([folderNameIn('Look again', language)])).toBe(true);
    expect(isUnsortedFolder(folderNameIn('Unsorted', language))).toBe(true);
    expect(languageOfFolders([['Screenshots'], ['2026', folderNameIn('Pets', language)]])).toBe(language);
  });
});

describe('folders', () => {
  it('keep their names if people named them, and in English', () => {
    expect(folderNameIn('Emma', 'de')).toBe('Emma');
    expect(folderNameIn('toString', 'de')).toBe('toString');
    expect(folderNameIn('Pets', undefined)).toBe('Pets');
    expect(categoryNamed('Emma')).toBeUndefined();
    expect(languageOfFolders([['Pets'], ['Emma']])).toBeUndefined();
  });

  it('are recognized by the names that they had before', () => {
    expect(categoryNamed('Cuisine')).toBe('Food');
    expect(ownFolderNamed('No se pueden leer')).toBe('Not readable');
    expect(languageOfFolders([['Cuisine']])).toBe('fr');
    expect(folderNamesIn('Food', 'fr')).toEqual(['Nourriture', 'Cuisine', 'Food']);
    expect(folderNamesIn('toString', 'fr')).toEqual(['toString']);
    expect(folderNameAmong(['cuisine', 'Boissons'], 'Food', 'fr')).toBe('Cuisine');
    expect(folderNameAmong(['Boissons'], 'Food', 'fr')).toBe('Nourriture');
  });

  it('are recognized whatever the case', () => {
    expect(categoryNamed('strand & meer')).toBe('Beach & Sea');
    expect(categoryNamed('PETS')).toBe('Pets');
  });
});
