import { LANGUAGES, type Language } from '../../shared/messages/language.ts';
import { type ArgumentType, argumentsOf, parseMessage, pluralProblem } from './parse-message.ts';
import type { Catalogue } from './read-catalogue.ts';

/**
 * Returns a catalog's problems, one per line: missing and extra subjects and keys, invalid messages, arguments that
 * differ from the English ones, and plural forms that the language doesn't have.
 */
export function catalogueProblems(catalogue: Catalogue): string[] {
  return LANGUAGES.flatMap((language) => {
    const subjects = differences(language, [...catalogue.en.keys()], [...catalogue[language].keys()]);
    return subjects.concat(subjectProblems(catalogue, language));
  });
}

function subjectProblems(catalogue: Catalogue, language: Language): string[] {
  const problems: string[] = [];
  for (const [subject, texts] of catalogue[language]) {
    const where = `${language}/${subject}`;
    const english = catalogue.en.get(subject) ?? {};
    problems.push(...differences(where, Object.keys(english), Object.keys(texts)));
    for (const [key, text] of Object.entries(texts)) {
      const problem = messageProblem(key, text, english[key] ?? text, language);
      if (problem) problems.push(`${where}: ${key}: ${problem}`);
    }
  }
  return problems;
}

function differences(where: string, wanted: readonly string[], there: readonly string[]): string[] {
  return [
    ...wanted.filter((name) => !there.includes(name)).map((name) => `${where}: ${name} is missing`),
    ...there
      .filter((name) => !wanted.includes(name))
      .map((name) => `${where}: ${name} is not there in English`),
  ];
}

function messageProblem(key: string, text: string, english: string, language: Language): string | undefined {
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) return 'a key is written in camelCase';
  if (text.trim() === '') return 'it is empty';
  try {
    const elements = parseMessage(text);
    const [mine, theirs] = [
      argumentsText(argumentsOf(elements)),
      argumentsText(argumentsOf(parseMessage(english))),
    ];
    if (mine !== theirs)
      return `its arguments are ${mine || 'none'}; the English ones are ${theirs || 'none'}`;
    return pluralProblem(elements, language);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function argumentsText(found: ReadonlyMap<string, ArgumentType>): string {
  return [...found]
    .map(([name, type]) => `${name} (${typeof type === 'string' ? type : type.join('|')})`)
    .toSorted()
    .join(', ');
}
