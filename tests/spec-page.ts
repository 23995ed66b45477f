import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser';

/** Requirements of one section or a part of it; `tests/requirements.json` is a list of these. */
export interface RequirementGroup {
  readonly section: string;
  readonly part?: string;
  readonly requirements: readonly Requirement[];
}

export interface Requirement {
  /** The tag of the tests that show it. */
  readonly id: string;
  readonly text: string;
  /** How the product does it, if there is more to say than that it does. */
  readonly how?: string;
}

export interface TaggedTest {
  /** From the project's root. */
  readonly path: string;
  /** As in the source: with the placeholders of a parameterized name. */
  readonly name: string;
  readonly tags: readonly string[];
  readonly isDaily: boolean;
}

/** In two parts: Vitest takes the whole, also in a string, for a tag of the file that it is in. */
const NIGHTLY_FILE = ['/** @module-', 'tag nightly */'].join('');

/** Returns the tests below `tests/` that have tags, in the order of their paths. */
export function taggedTests(root: string): TaggedTest[] {
  const paths = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .toSorted();
  return paths.flatMap((path) => testsIn(path, readFileSync(join(root, path), 'utf8')));
}

function testsIn(path: string, source: string): TaggedTest[] {
  if (!source.includes('tags: [')) return [];
  const isNightlyFile = source.startsWith(NIGHTLY_FILE);
  const found: TaggedTest[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first, second] }) => {
      const name = ['it', 'test'].includes(calledName(callee) ?? '') ? nameOf(first, source) : undefined;
      const tags = tagsOf(second);
      if (name === undefined || tags.length === 0) return;
      const isDaily = !isNightlyFile && !tags.includes('nightly');
      found.push({ path, name, isDaily, tags: tags.filter((tag) => tag !== 'nightly') });
    },
  }).visit(parseSync(path, source).program);
  return found;
}

/** Returns the function that is called in the end: `it` of `it.skipIf(…).each(…)(…)`. */
function calledName(callee: Expression): string | undefined {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return calledName(callee.object);
    case 'CallExpression':
      return calledName(callee.callee);
    default:
      return undefined;
  }
}

function nameOf(argument: Argument | undefined, source: string): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return undefined;
  return source.slice(argument.start + 1, argument.end - 1);
}

function tagsOf(options: Argument | undefined): string[] {
  if (options?.type !== 'ObjectExpression') return [];
  return options.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (property.key.name !== 'tags' || property.value.type !== 'ArrayExpression') return [];
    return property.value.elements.flatMap((tag) =>
      tag?.type === 'Literal' && typeof tag.value === 'string' ? [tag.value] : [],
    );
  });
}

/** Returns the page that lists each requirement with its tests, and those without. */
export function specPage(groups: readonly RequirementGroup[], tests: readonly TaggedTest[]): string {
  const all = groups.flatMap(({ requirements }) => requirements);
  const shown = new Map(all.map(({ id }) => [id, tests.filter(({ tags }) => tags.includes(id))]));
  const without = all.filter(({ id }) => shown.get(id)?.length === 0);
  const tables = groups.flatMap(({ section, part, requirements }, at) => [
    ...(groups[at - 1]?.section === section ? [] : [`## ${section}`, '']),
    ...(part ? [`### ${part}`, ''] : []),
    '| Requirement | Shown by |',
    '| --- | --- |',
    ...requirements.map((own) => `| ${textOf(own)} | ${(shown.get(own.id) ?? []).map(cited).join('<br>')} |`),
    '',
  ]);
  return [
    '# Requirements and their tests',
    '',
    'The requirements of `docs/specification.md`, and the decisions on them. A requirement is met as it is written unless a sentence in italics says how. The tests name what they show in their tags; `npx vitest run --tags-filter=<tag>` runs the tests of a requirement.',
    '',
    'This page is made from `requirements.json` and the tests: `npx vitest run tests/unit/spec.test.ts -u` writes it anew.',
    '',
    `${all.length} requirements, ${all.length - without.length} of them with tests. Without:`,
    '',
    ...without.map((own) => `- ${textOf(own)}`),
    '',
    '<!-- prettier-ignore-start -->',
    '',
    ...tables,
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

function textOf({ text, how }: Requirement): string {
  return how ? `${escaped(text)}: _${escaped(how)}_` : escaped(text);
}

function cited({ path, name, isDaily }: TaggedTest): string {
  return `${code(escaped(`${path} › ${name}`))}${isDaily ? '' : ' (nightly)'}`;
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
