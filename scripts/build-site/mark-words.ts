import type { Plugin } from 'vite';
import { wordMark } from './word-mark.ts';

/** A subject's compiled words, as `#words/` resolves in builds without a language. */
const WORDS = /[\\/]shared[\\/]messages[\\/]compiled[\\/]en[\\/]([\w-]+)\.ts$/;
const NAME = /^export const (\w+): Words</m;

const SAMPLE_RESULTS = '#sample-results';

/**
 * Replaces everything that `#words/` and `#sample-results` import by marks. One build then serves all languages:
 * `SpokenScripts` fills in the words of each.
 */
export function markWords(): Plugin {
  return {
    name: 'mark-words',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === SAMPLE_RESULTS ? `\0${source}` : undefined),
    load: (id) =>
      id === `\0${SAMPLE_RESULTS}`
        ? { code: `export default ${wordMark('sample-results')};`, moduleType: 'js' }
        : undefined,
    transform(code, id) {
      const subject = WORDS.exec(id)?.[1];
      if (subject === undefined) return undefined;
      const language = wordMark('language');
      if (subject === 'language') return { code: `export const language = ${language};`, map: null };
      const name = NAME.exec(code)?.[1];
      if (name === undefined) throw new Error(`${id} exports no words.`);
      const words = `{ language: ${language}, subject: '${subject}', messages: ${wordMark(subject)} }`;
      return { code: `export const ${name} = ${words};`, map: null };
    },
  };
}
