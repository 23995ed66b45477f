import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { stemOf } from '#engine/describing/stem.ts';

const WORDS =
  'horse horses beach beaches bus glass glasses tennis dress dresses city cities ties boxes roses dog';
const FINETUNE = 'scripts/finetune';
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('a word’s stem', () => {
  it.each([
    ['horses', 'horse'],
    ['beaches', 'beach'],
    ['cities', 'city'],
    ['ties', 'tie'],
    ['dresses', 'dress'],
    ['glass', 'glass'],
    ['tennis', 'tennis'],
    ['bus', 'bus'],
    ['dogs', 'dog'],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });

  it.skipIf(!hasPython)('equals the fine-tuning’s (skipped without python3)', () => {
    const script = `from stems import stem; print(' '.join(stem(word) for word in '${WORDS}'.split()))`;
    const found = execFileSync('python3', ['-B', '-c', script], { cwd: FINETUNE, encoding: 'utf8' });
    expect(found.trim()).toBe(WORDS.split(' ').map(stemOf).join(' '));
  });
});
