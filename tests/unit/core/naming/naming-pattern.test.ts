import { describe, expect, it } from 'vitest';
import { assignPaths } from '#core/naming/assign-paths.ts';
import {
  applyPattern,
  fileNameByPattern,
  type NamingFacts,
  patternProblem,
  patternProblemText,
} from '#core/naming/naming-pattern.ts';
import { english } from '../../../fakes/english.ts';

const facts: NamingFacts = Object.freeze({
  name: 'golden_retriever',
  original: 'IMG_0042',
  category: 'Pets',
  takenAt: '2024-07-09T08:05:03',
  place: '',
  number: 7,
});

describe('applyPattern', () => {
  it.each([
    ['{name}', 'golden_retriever'],
    ['{date:YYYY-MM-DD}_{name}', '2024-07-09_golden_retriever'],
    ['{date}', '2024-07-09'],
    ['{date:YY.MM HH-mm-ss}', '24.07 08-05-03'],
    ['{original} {category}', 'IMG_0042 Pets'],
    ['{n}', '7'],
    ['{n:3}-{name}', '007-golden_retriever'],
  ])('makes of %s: %s', { tags: ['custom-rules-naming-patterns-pro'] }, (pattern, name) => {
    expect(applyPattern(pattern, facts)).toBe(name);
  });

  it.each([
    ['{place}', 'golden_retriever', 'Lisbon'],
    ['-{place}-', 'golden_retriever', '-Lisbon-'],
    ['{place}_{name}', 'golden_retriever', 'Lisbon_golden_retriever'],
    ['{name} ({place})', 'golden_retriever', 'golden_retriever (Lisbon)'],
    ['{name} [ {place} ]', 'golden_retriever', 'golden_retriever [ Lisbon ]'],
    ['{date} - {place} - {name}', '2024-07-09 - golden_retriever', '2024-07-09 - Lisbon - golden_retriever'],
    ['{date}{place}_{name}', '2024-07-09_golden_retriever', '2024-07-09Lisbon_golden_retriever'],
    ['{n}_{place}_{place}_{n}', '7_7', '7_Lisbon_Lisbon_7'],
  ])('makes of %s without a place: %s', (pattern, name, known) => {
    expect(applyPattern(pattern, facts)).toBe(name);
    expect(applyPattern(pattern, { ...facts, place: ' ' })).toBe(name);
    expect(applyPattern(pattern, { ...facts, place: 'Lisbon' })).toBe(known);
  });

  it.each([
    ['{date}', 'golden_retriever'],
    ['{date:YYYY-MM-DD}_{name}', 'golden_retriever'],
    ['{name} ({date:YYYY})', 'golden_retriever'],
    ['{date:YYYY}-{date:MM}_{n}', '7'],
    ['{date} {place} {name}', 'golden_retriever'],
    ['{n}_{date}_{original}', '7_IMG_0042'],
    ['({date}, {place}) {name}', 'golden_retriever'],
    ['({date} {original}) {name}', '(IMG_0042) golden_retriever'],
    ['{name} ({date} {n})', 'golden_retriever (7)'],
    ['{date} | {name}', 'golden_retriever'],
    ['{date}・{name}', 'golden_retriever'],
    ['{date}~{name}', 'golden_retriever'],
    ['{name} #{date}', 'golden_retriever'],
    ['{name} [{date}] ({n})', 'golden_retriever (7)'],
    // Words that only dated photos would give a meaning are no name.
    ['IMG_{date:YYYYMMDD}_{date:HHmmss}', 'golden_retriever'],
    ['{date}T{date:HH}', 'golden_retriever'],
    ['{date} at {place}', 'golden_retriever'],
    ['{date:YYYY}年{date:MM}月_{name}', 'golden_retriever'],
  ])('makes of %s without a date: %s', (pattern, name) => {
    expect(applyPattern(pattern, { ...facts, takenAt: '' })).toBe(name);
  });

  it('keeps the characters between a pattern’s words if a place is unknown', () => {
    expect(applyPattern('{place} {original}', { ...facts, original: 'a__b (c)' })).toBe('a__b (c)');
  });

  it('does not expand tokens in inserted values', () => {
    expect(applyPattern('{original}', { ...facts, original: '{name}' })).toBe('{name}');
  });

  it('rejects an invalid pattern', () => {
    expect(() => applyPattern('holiday', facts)).toThrow('rules-invalid');
  });
});

describe('patternProblem', () => {
  it.each([
    ['holiday', 'no-token'],
    ['{nam}', 'unknown-token'],
    ['{n:0}', 'digits'],
    ['{n:x}', 'digits'],
    ['{name:2}', 'no-option'],
    ['{place:2}', 'no-option'],
    ['{date:soon}', 'date-form'],
    ['{name', 'no-token'],
    ['{name}}', 'brace'],
    ['{date:YYYY}/{name}', 'slash'],
    ['{date:YYYY/MM}_{name}', 'slash'],
    ['{category}\\{name}', 'slash'],
  ])('explains what is wrong with %s: %s', (pattern, kind) => {
    const problem = patternProblem(pattern);
    expect(problem?.kind).toBe(kind);
    expect(problem && patternProblemText(problem, english)).toMatch(/\.$/);
  });
});

describe('fileNameByPattern', () => {
  it.each([
    ['{date:HH:mm} {name}', '0805 golden_retriever.jpg'],
    ['{name}?', 'golden_retriever.jpg'],
    ['. {name} .', 'golden_retriever.jpg'],
    ['{name}_{name}', 'golden_retriever_golden_retriever.jpg'],
    [`${'x'.repeat(300)}{n}`, `${'x'.repeat(180)}.jpg`],
  ])('shows for %s what the archive will contain: %s', (pattern, fileName) => {
    expect(fileNameByPattern(pattern, facts, 'jpg')).toBe(fileName);
    const placed = { photoId: '1', description: '', category: 'Pets', folder: ['Pets'], extension: 'jpg' };
    const [entry] = assignPaths([{ ...placed, name: applyPattern(pattern, facts) }]);
    expect(entry?.path).toBe(`Pets/${fileName}`);
  });
});
