import type { ListFolder } from '#core/destinations/grow-lists.ts';
import { planJournal } from '#core/destinations/plan-journal.ts';
import { type Journal, readJournal } from '#core/destinations/read-journal.ts';

/** The top of a library in memory. */
export function memoryFolder(files: Map<string, string>): ListFolder {
  return {
    names: async () => [...files.keys()],
    isThere: async (name) => files.has(name),
    read: async (name) => files.get(name),
    write: async (name, text) => void files.set(name, text),
    remove: async (name) => void files.delete(name),
  };
}

const ID = '0d9c5f0e-6d3b-4c43-9a0d-0f5f6b1b7f11';

/** A run that has put photos with these names into a library, and whose list is still to be written. */
export function libraryRun(...names: readonly string[]): Journal {
  const files = names.map((name, at) => {
    return { id: name, sizeBytes: 10 + at, sha256: `${at}`.repeat(64), modifiedMs: 0, isMoved: false };
  });
  const targets = names.map((id) => ({ id, path: `2024/${id}`, isThere: false }));
  const photos = files.map(({ id, sizeBytes, sha256, modifiedMs }) => {
    return { id, listed: { original: `old/${id}`, sizeBytes, sha256, modifiedMs } };
  });
  const header = { version: 1, id: ID, startedAt: '2026-01-01T00:00:00Z', roots: [], isNewFolder: false };
  const lines = planJournal({ ...header, growsLists: true }, { targets, newFolders: [] }, files, photos);
  const steps = names.map((_, file) => `${JSON.stringify({ type: 'done', file })}\n`);
  const reading = readJournal([...lines, ...steps].join(''));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.journal;
}
