import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '#messages/language.ts';
import { compileMessage } from './build-messages/compile-message.ts';
import { readCatalogue } from './build-messages/read-catalogue.ts';

const MESSAGES = join(import.meta.dirname, '../shared/messages');

/** A copy module's translator, as the site's modules declare it. */
const DECLARED = /^const t = translator\(\[[\w, ]+\]\);\n/m;
/** A call with a literal key: of a plain message, or of one with arguments. */
const CALL = /\bt\('([\w-]+)\.(\w+)'(\)|, ?)/g;

/**
 * Replaces calls with a literal message key by one language's text, in modules that declare their own translator. A
 * page then has only its own texts, without keys or lookup code. In development the calls stay, so that a changed
 * text appears at once.
 */
export function inlineMessages(language: Language): Plugin {
  const catalogue = readCatalogue(MESSAGES)[language];
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/site/') || !DECLARED.test(code)) return undefined;
      return { code: inlined(code, (subject, key) => catalogue.get(subject)?.[key], language), map: null };
    },
  };
}

/**
 * Returns the module with inlined messages. If it calls its translator with a key that isn't literal, the translator
 * stays. The imports stay too: the bundler drops those that nothing uses.
 *
 * @param textOf returns the message of a subject and a key
 * @throws {Error} naming an unknown message
 */
export function inlined(
  code: string,
  textOf: (subject: string, key: string) => string | undefined,
  language: Language,
): string {
  const functions = new Map<string, string>();
  const said = code.replace(CALL, (_call, subject: string, key: string, end: string) => {
    const text = textOf(subject, key);
    if (text === undefined) throw new Error(`There is no message ${subject}.${key}`);
    const compiled = compileMessage(text);
    if (end === ')') return compiled;
    const name = `message${functions.size}`;
    functions.set(name, compiled);
    return `${name}(`;
  });
  const needsWrite = [...functions.values()].some((compiled) => compiled.startsWith('(v, w)'));
  const needsTranslator = /\bt[(`]|[(,] ?t[,)]/.test(said.replace(DECLARED, ''));
  const declared = [...functions].map(([name, compiled]) =>
    compiled.startsWith('(v, w)')
      ? `const ${name} = (values) => (${compiled})(values, write);\n`
      : `const ${name} = ${compiled};\n`,
  );
  const prelude = [
    ...(needsWrite
      ? [`import { writeIn } from '#messages/write.ts';\nconst write = writeIn('${language}');\n`]
      : []),
    ...declared,
  ].join('');
  return prelude + (needsTranslator ? said : said.replace(DECLARED, ''));
}
