import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type RequirementGroup, specPage, taggedTests } from '../spec-page.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SECTIONS = [
  '1. What the product does and for whom',
  '2. Screens and routes',
  '3. Entities and their fields',
  '4. States and transitions',
  '5. Validation rules',
  '6. Roles and permissions',
  '7. The calls it makes',
  '8. Error catalogue',
  '9. Business constants and limits',
  'The decisions',
];
const HOW = /^(?:as specified[ ,;:].|decided otherwise: .|not shown: .|not ours: .)/;

const groups = JSON.parse(
  readFileSync(join(ROOT, 'tests/requirements.json'), 'utf8'),
) as readonly RequirementGroup[];
const tests = taggedTests(ROOT);
const requirementsOf = (sections: readonly string[]) =>
  groups.filter(({ section }) => sections.includes(section)).flatMap(({ requirements }) => requirements);
const all = requirementsOf(SECTIONS);
const testsFor = (id: string) => tests.filter(({ tags }) => tags.includes(id));

describe('the requirements', () => {
  it('cover every section, and then the decisions', () => {
    expect([...new Set(groups.map(({ section }) => section))]).toEqual(SECTIONS);
    for (const section of SECTIONS) expect(requirementsOf([section]).length, section).toBeGreaterThan(10);
    expect(all.length).toBeGreaterThan(350);
  });

  it('are each listed once, with their own tag', () => {
    const tags = all.map(({ id }) => id);
    expect(tags.filter((id, at) => tags.indexOf(id) !== at)).toEqual([]);
    const texts = groups.flatMap(({ section, part = '', requirements }) =>
      requirements.map(({ text }) => `${section}, ${part}: ${text}`),
    );
    expect(texts.filter((text, at) => text === '' || texts.indexOf(text) !== at)).toEqual([]);
  });

  it('say what differs from the specification, and why', () => {
    expect(all.filter(({ how }) => how !== undefined && !HOW.test(how))).toEqual([]);
  });

  it('are shown by tests, except what is not the product’s', () => {
    const without = all.filter(({ id, how }) => !how?.startsWith('not ') && testsFor(id).length === 0);
    expect(without).toEqual([]);
  });

  it('of the first three sections are shown end to end in the daily run', () => {
    const nightlyOnly = requirementsOf(SECTIONS.slice(0, 3)).filter(({ id }) => {
      const endToEnd = testsFor(id).filter(({ path }) => path.startsWith('tests/e2e/'));
      return endToEnd.length > 0 && !endToEnd.some(({ isDaily }) => isDaily);
    });
    expect(nightlyOnly).toEqual([]);
  });

  it('are listed in SPEC.md with the tests that show them', async () => {
    await expect(specPage(groups, tests)).toMatchFileSnapshot('../SPEC.md');
  });
});
