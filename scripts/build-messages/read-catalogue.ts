import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../shared/messages/language.ts';

/** A subject's messages by their keys, in ICU MessageFormat. */
export type SubjectTexts = Readonly<Record<string, string>>;

/** The texts of every language, by subject. */
export type Catalogue = Readonly<Record<Language, ReadonlyMap<string, SubjectTexts>>>;

/**
 * Reads `<language>/<subject>.json` below a folder.
 *
 * @throws {Error} for a file that isn't an object of texts
 */
export function readCatalogue(folder: string): Catalogue {
  const read = (language: Language) => [language, readLanguage(join(folder, language))] as const;
  return Object.fromEntries(LANGUAGES.map(read)) as Record<Language, Map<string, SubjectTexts>>;
}

function readLanguage(folder: string): Map<string, SubjectTexts> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.toSorted().map((name) => [name.replace(/\.json$/, ''), readTexts(join(folder, name))]),
  );
}

function readTexts(path: string): SubjectTexts {
  const data = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  if (!isTexts(data)) throw new Error(`${path} is not an object of texts.`);
  return data;
}

function isTexts(data: unknown): data is SubjectTexts {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.values(data).every((text) => typeof text === 'string');
}
