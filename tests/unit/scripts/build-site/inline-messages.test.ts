import { describe, expect, it } from 'vitest';
import { inlined, type MessageKind } from '../../../../scripts/build-site/inline-messages.ts';
import { wordMark } from '../../../../scripts/build-site/word-mark.ts';

const KINDS: Readonly<Record<string, MessageKind>> = {
  'home.start': 'plain',
  'home.again': 'plain',
  'home.left': 'formatted',
  'home.by': 'plain',
};

const HEAD = `import { translator } from '#messages/translate.ts';
import { homeWords } from '#words/home.ts';

const t = translator([homeWords]);
`;
const module = (body: string) => inlined(HEAD + body, (message) => KINDS[message]);

describe('a module with inlined messages', () => {
  it('has marks in place of the calls, and no translator', () => {
    const code = module("export const HOME = { start: t('home.start'), again: t('home.again') };\n");
    expect(code).toContain(
      `export const HOME = { start: ${wordMark('home.start')}, again: ${wordMark('home.again')} };`,
    );
    expect(code).not.toContain('translator(');
  });

  it('keeps the imports of a second translator that it makes', () => {
    const code = module(
      "export const START = t('home.start');\nexport const all = translator([homeWords]);\n",
    );
    expect(code).toContain("import { translator } from '#messages/translate.ts';");
    expect(code).toContain("import { homeWords } from '#words/home.ts';");
    expect(code).toContain(`export const START = ${wordMark('home.start')};`);
  });

  it('has a function for a message with arguments, and the number formatter if needed', () => {
    const code = module("export const by = t('home.by', { brand });\n");
    expect(code).toContain(`const message0 = ${wordMark('home.by')};`);
    expect(code).toContain('message0({ brand })');
    expect(code).not.toContain('writeIn');
    const counted = module("export const left = t('home.left', { count: 2, name });\n");
    expect(counted).toContain(`const write = writeIn(${wordMark('language')});`);
    expect(counted).toContain(`const message0 = (values) => ${wordMark('home.left')}(values, write);`);
    expect(counted).toContain('message0({ count: 2, name })');
  });

  it('keeps its translator if a key is not literal', () => {
    const code = module("export const text = (key) => [t('home.start'), t(`home.${key}`)];\n");
    expect(code).toContain(wordMark('home.start'));
    expect(code).toContain('translator([homeWords])');
    expect(code).toContain("from '#words/home.ts'");
  });

  it('can’t be made with an unknown message', () => {
    expect(() => module("t('home.gone')")).toThrow('home.gone');
  });
});
