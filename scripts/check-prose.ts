/**
 * `npx tsx scripts/check-prose.ts`: lists sentences in documents and English messages that are too long or use
 * phrases from the glossary, and pages over their word budget. Fails if there are any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { problemsOf } from './check-prose/problems.ts';
import { type Passage, passagesOf, textsOfMessage, wordsIn } from './check-prose/sentences.ts';

const PROJECT = join(import.meta.dirname, '..');
const MESSAGES = 'shared/messages/en';
const NOT_OURS = new Set(['node_modules', 'dist', '.cache', '.git', '.data']);

/** Maximum words of pages that are read from beginning to end. */
const MOST_WORDS: Readonly<Record<string, number>> = { 'ARCHITECTURE.md': 1700, 'README.md': 700 };

/** Pages exempt from this, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'docs/specification.md': 'came from outside',
  'tests/SPEC.md': 'quotes the specification',
};

let found = 0;
const specification = flat(readFileSync(join(PROJECT, 'docs/specification.md'), 'utf8'));

for (const path of markdownIn(PROJECT)) {
  if (path in EXEMPT) continue;
  report(path, passagesOf(readFileSync(join(PROJECT, path), 'utf8')));
}
for (const name of readdirSync(join(PROJECT, MESSAGES)).toSorted()) {
  const path = join(MESSAGES, name);
  const messages = JSON.parse(readFileSync(join(PROJECT, path), 'utf8')) as Record<string, string>;
  report(
    path,
    Object.entries(messages).flatMap(([at, message]) =>
      textsOfMessage(message)
        // Texts that the specification quotes stay as they are.
        .filter((text) => !specification.includes(flat(text)))
        .map((text) => ({ at, text })),
    ),
  );
}
for (const [path, most] of Object.entries(MOST_WORDS)) {
  const words = wordsIn(readFileSync(join(PROJECT, path), 'utf8'));
  if (words > most) say(path, 1, `${words} words, ${most} at most`, '');
}

if (found > 0) {
  console.log(`\n${found} sentences to rewrite`);
  process.exitCode = 1;
}

function report(path: string, passages: readonly Passage[]): void {
  for (const { at, what, sentence } of problemsOf(passages)) say(path, at, what, sentence);
}

function say(path: string, at: number | string, what: string, sentence: string): void {
  found += 1;
  console.log(`${path}:${at}  ${what}\n    ${sentence}`);
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Returns the repository's Markdown files, from its root. */
function markdownIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : markdownIn(path);
    return entry.name.endsWith('.md') ? [relative(PROJECT, path).replaceAll('\\', '/')] : [];
  });
}
