import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#messages/language.ts';
import { compileMessage } from '../build-messages/compile-message.ts';
import { readCatalogue } from '../build-messages/read-catalogue.ts';
import { wordMark } from './word-mark.ts';

const MESSAGES = join(import.meta.dirname, '../../shared/messages');

/** A copy module's translator, as the site's modules declare it. */
const DECLARED = /^const t = translator\(\[[\w, ]+\]\);\n/m;
/** A call with a literal key: of a plain message, or of one with arguments. */
const CALL = /\bt\('([\w-]+\.\w+)'(\)|, ?)/g;

/** What a message's code uses in addition to its arguments: nothing, or also its language's formatter. */
export type MessageKind = 'plain' | 'formatted';

/**
 * Replaces calls with a literal message key by a mark of the message, in modules that declare their own translator. A
 * page then has only its own texts, without keys or lookup code. In development the calls stay, so that a changed
 * text appears at once.
 */
export function inlineMessages(): Plugin {
  const kinds = messageKinds();
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/site/') || !DECLARED.test(code)) return undefined;
      return { code: inlined(code, (message) => kinds.get(message)), map: null };
    },
  };
}

/** A message needs the formatter if its form in any language does. */
function messageKinds(): ReadonlyMap<string, MessageKind> {
  const catalogue = readCatalogue(MESSAGES);
  const kinds = new Map<string, MessageKind>();
  for (const language of LANGUAGES)
    for (const [subject, texts] of catalogue[language])
      for (const [key, text] of Object.entries(texts)) {
        const message = `${subject}.${key}`;
        if (compileMessage(text).startsWith('(v, w)')) kinds.set(message, 'formatted');
        else if (!kinds.has(message)) kinds.set(message, 'plain');
      }
  return kinds;
}

/**
 * Returns the module with marks for its messages. If it calls its translator with a key that isn't literal, the
 * translator stays. The imports stay too: the bundler drops those that nothing uses.
 *
 * @throws {Error} naming an unknown message
 */
export function inlined(code: string, kindOf: (message: string) => MessageKind | undefined): string {
  const functions = new Map<string, string>();
  let needsWrite = false;
  const said = code.replace(CALL, (_call, message: string, end: string) => {
    const kind = kindOf(message);
    if (kind === undefined) throw new Error(`There is no message ${message}`);
    if (end === ')') return wordMark(message);
    const name = `message${functions.size}`;
    needsWrite ||= kind === 'formatted';
    functions.set(
      name,
      kind === 'formatted' ? `(values) => ${wordMark(message)}(values, write)` : wordMark(message),
    );
    return `${name}(`;
  });
  const needsTranslator = /\bt[(`]|[(,] ?t[,)]/.test(said.replace(DECLARED, ''));
  const prelude = [
    ...(needsWrite
      ? [`import { writeIn } from '#messages/write.ts';\nconst write = writeIn(${wordMark('language')});\n`]
      : []),
    ...[...functions].map(([name, expression]) => `const ${name} = ${expression};\n`),
  ].join('');
  return prelude + (needsTranslator ? said : said.replace(DECLARED, ''));
}
