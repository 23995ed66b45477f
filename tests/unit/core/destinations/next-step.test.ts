import { describe, expect, it } from 'vitest';
import { type Found, resumeStep, undoStep } from '#core/destinations/next-step.ts';
import type { FileState, JournalFile } from '#core/destinations/read-journal.ts';

function fileOf(state: FileState, action: JournalFile['action']): JournalFile {
  return { file: 0, path: 'a.jpg', sizeBytes: 1, sha256: '', modifiedMs: 0, action, state };
}

type Case = readonly [JournalFile['action'], FileState, Found, Found, string];

describe('resume', () => {
  it.each<Case>([
    ['copy', 'planned', 'same', 'none', 'write'],
    ['copy', 'planned', 'same', 'same', 'write'],
    ['copy', 'begun', 'same', 'none', 'write'],
    ['copy', 'begun', 'same', 'other', 'write'],
    ['copy', 'begun', 'same', 'same', 'note-done'],
    ['move', 'begun', 'same', 'same', 'remove-source'],
    ['move', 'placed', 'same', 'same', 'remove-source'],
    ['move', 'placed', 'none', 'same', 'note-done'],
    ['move', 'placed', 'other', 'same', 'note-done'],
    ['move', 'done', 'none', 'same', 'nothing'],
    ['copy', 'skipped', 'same', 'none', 'nothing'],
    ['there', 'planned', 'same', 'same', 'nothing'],
  ])('for a %s that is %s, with a %s source and a %s target: %s', (action, state, source, target, step) => {
    expect(resumeStep(fileOf(state, action), { source, target })).toBe(step);
  });
});

describe('undo', () => {
  it.each<Case>([
    ['copy', 'done', 'same', 'same', 'remove-target'],
    ['copy', 'done', 'none', 'same', 'keep original-gone'],
    ['copy', 'done', 'other', 'same', 'keep original-gone'],
    ['copy', 'done', 'same', 'other', 'keep changed'],
    ['copy', 'done', 'same', 'none', 'nothing'],
    ['copy', 'begun', 'same', 'other', 'nothing'],
    ['copy', 'planned', 'same', 'same', 'nothing'],
    ['move', 'done', 'none', 'same', 'give-back'],
    ['move', 'placed', 'same', 'same', 'remove-target'],
    ['move', 'done', 'other', 'same', 'keep occupied'],
    ['move', 'done', 'none', 'other', 'keep changed'],
    ['move', 'done', 'none', 'none', 'keep gone'],
    ['move', 'done', 'same', 'none', 'nothing'],
    ['move', 'kept', 'none', 'same', 'give-back'],
    ['move', 'undone', 'same', 'none', 'nothing'],
    ['move', 'undone', 'same', 'same', 'nothing'],
    ['copy', 'skipped', 'same', 'same', 'nothing'],
    ['move', 'skipped', 'none', 'same', 'nothing'],
    ['copy', 'done', 'none', 'none', 'nothing'],
    ['move', 'begun', 'none', 'none', 'nothing'],
    ['there', 'planned', 'same', 'same', 'nothing'],
    ['there', 'done', 'same', 'same', 'nothing'],
  ])('for a %s that is %s, with a %s source and a %s target: %s', (action, state, source, target, wanted) => {
    const step = undoStep(fileOf(state, action), { source, target });
    expect(step.type === 'keep' ? `keep ${step.reason}` : step.type).toBe(wanted);
  });

  it('never removes the last file with its bytes', () => {
    for (const action of ['copy', 'move'] as const) {
      for (const state of ['begun', 'placed', 'done', 'kept'] as const) {
        for (const source of ['none', 'other'] as const) {
          expect(undoStep(fileOf(state, action), { source, target: 'same' }).type).not.toBe('remove-target');
        }
      }
    }
  });
});
