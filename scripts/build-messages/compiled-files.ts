import { LANGUAGES } from '../../shared/messages/language.ts';
import { argumentsType, compileMessage } from './compile-message.ts';
import { MANIFEST, PACKS } from './packs.ts';
import type { Catalogue, SubjectTexts } from './read-catalogue.ts';

const NOTE = '// Written by `npm run build -- messages` from shared/messages/<language>/*.json.\n';

/** Returns the TypeScript of a catalog without problems, by path below `shared/messages/compiled`. */
export function compiledFiles(catalogue: Catalogue): Map<string, string> {
  const files = new Map([['messages.ts', typesOf(catalogue)]]);
  for (const language of LANGUAGES) {
    files.set(`${language}/language.ts`, languageModule(language));
    for (const [subject, texts] of spoken(catalogue[language])) {
      files.set(`${language}/${subject}.ts`, moduleOf(language, subject, texts));
    }
    if (language === 'en') continue;
    for (const [pack, subjects] of Object.entries(PACKS)) {
      files.set(`${language}/pack/${pack}.ts`, packOf(subjects));
    }
  }
  for (const [pack, subjects] of Object.entries(PACKS))
    files.set(`load-${pack}.ts`, loaderOf(pack, subjects));
  return files;
}

/** Returns Chrome's own texts, by path below the extension's `_locales`. */
export function chromeLocales(catalogue: Catalogue): Map<string, string> {
  return new Map(
    LANGUAGES.map((language) => {
      const texts = Object.entries(catalogue[language].get(MANIFEST) ?? {});
      const messages = texts.map(([key, message]) => [snakeCase(key), { message }] as const);
      return [`${language}/messages.json`, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`];
    }),
  );
}

function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The name of the words in a subject's module. */
function nameOf(subject: string): string {
  const name = subject.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return `${name}Words`;
}

/** The subjects that our own code uses. */
function spoken(subjects: ReadonlyMap<string, SubjectTexts>): [string, SubjectTexts][] {
  return [...subjects].filter(([subject]) => subject !== MANIFEST);
}

function typesOf({ en }: Catalogue): string {
  const lines = spoken(en).flatMap(([subject, texts]) =>
    Object.entries(texts).map(([key, text]) => `  '${subject}.${key}': ${argumentsType(text)};`),
  );
  const subjects = spoken(en)
    .map(([subject]) => `'${subject}'`)
    .join(' | ');
  return `${NOTE}\nexport type Subject = ${subjects};\n\nexport interface Messages {\n${lines.join('\n')}\n}\n`;
}

/** For the site, whose pages have one language each and import their words from `#words/`. */
function languageModule(language: string): string {
  return `${NOTE}import type { Language } from '../../language.ts';\n\nexport const language: Language = '${language}';\n`;
}

function moduleOf(language: string, subject: string, texts: SubjectTexts): string {
  const lines = Object.entries(texts).map(([key, text]) => `    ${key}: ${compileMessage(text)},`);
  return `${NOTE}import type { Words } from '../../translate.ts';

export const ${nameOf(subject)}: Words<'${subject}'> = {
  language: '${language}',
  subject: '${subject}',
  messages: {
${lines.join('\n')}
  },
};
`;
}

function packOf(subjects: readonly string[]): string {
  const imports = subjects.map((subject) => `import { ${nameOf(subject)} } from '../${subject}.ts';`);
  return `${NOTE}${imports.join('\n')}\n\nexport const pack = [${subjects.map(nameOf).join(', ')}];\n`;
}

function loaderOf(pack: string, subjects: readonly string[]): string {
  const type = subjects.map((subject) => `'${subject}'`).join(' | ');
  const loads = LANGUAGES.filter((language) => language !== 'en').map(
    (language) => `  ${language}: async () => (await import('./${language}/pack/${pack}.ts')).pack,`,
  );
  return `${NOTE}import type { Language } from '../language.ts';
import type { Words } from '../translate.ts';

/** English is part of the code that uses it. */
export const load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<readonly Words<${type}>[]>>> = {
${loads.join('\n')}
};
`;
}
