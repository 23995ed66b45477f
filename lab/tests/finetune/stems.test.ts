import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stemOf } from '../../../shared/engine/describing/stem.ts';

const FINETUNE = join(import.meta.dirname, '../../finetune');
const WORDS =
  'horse horses beach beaches bus glass glasses tennis dress dresses city cities ties boxes roses dog';
const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)('the fine-tuning’s stems equal the engine’s (skipped without python3)', () => {
  const script = `from stems import stem; print(' '.join(stem(word) for word in '${WORDS}'.split()))`;
  const found = execFileSync('python3', ['-B', '-c', script], { cwd: FINETUNE, encoding: 'utf8' });
  expect(found.trim()).toBe(WORDS.split(' ').map(stemOf).join(' '));
});
