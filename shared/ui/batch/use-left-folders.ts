import { startTransition, useEffect, useMemo, useState } from 'react';
import { leaveOut } from '#core/not-photos/folder-choice.ts';
import type { PickedFiles } from '#core/takeout/gather.ts';
import type { Photo } from '#core/photo.ts';
import type { OrganizerHost } from './organizer-host.ts';

/** The folders and files that the user leaves out of this batch. */
export interface LeftFolders {
  /** Whether any of the picked files is in a folder. */
  readonly hasFolders: boolean;
  /** All picked files. */
  readonly files: readonly Photo[];
  /** The keys of the folders to leave out. */
  readonly left: ReadonlySet<string>;
  readonly leave: (key: string, isLeft: boolean) => void;
  /** One pattern per line, by the rules of `.gitignore`. */
  readonly patterns: string;
  readonly setPatterns: (patterns: string) => void;
  /** The number of files left out. */
  readonly excluded: number;
}

const TAKES_ALL = () => true;
const NONE: ReadonlySet<string> = new Set();

/** Returns the picked files without the folders and files that the user leaves out, until the table is empty. */
export function useLeftFolders<Source extends Photo>(
  { pathRules }: Pick<OrganizerHost<Source>, 'pathRules'>,
  files: PickedFiles<Source>,
): { readonly taken: PickedFiles<Source>; readonly leftFolders: LeftFolders } {
  const [left, setLeft] = useState(NONE);
  const [patterns, setPatterns] = useState('');
  const [isTaken, setIsTaken] = useState<(path: string) => boolean>(() => TAKES_ALL);
  const isEmpty = files.files.length === 0;
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (isEmpty !== wasEmpty) {
    setWasEmpty(isEmpty);
    setLeft(NONE);
    setPatterns('');
  }
  useEffect(() => {
    let isCurrent = true;
    const lines = patterns.split('\n').filter((line) => line.trim() !== '');
    const found = lines.length === 0 ? Promise.resolve(TAKES_ALL) : pathRules(lines);
    // With very many photos, the table is rebuilt in slices so that the page stays responsive.
    void found.then((rules) => isCurrent && startTransition(() => setIsTaken(() => rules)));
    return () => {
      isCurrent = false;
    };
  }, [pathRules, patterns]);
  const { table, excluded } = useMemo(() => leaveOut(files, { left, isTaken }), [files, left, isTaken]);
  const hasFolders = useMemo(
    () => files.files.some(({ folder, archive }) => folder !== undefined || archive !== undefined),
    [files],
  );
  const leave = (key: string, isLeft: boolean) =>
    setLeft((before) => new Set(isLeft ? [...before, key] : [...before].filter((one) => one !== key)));
  return {
    taken: table,
    leftFolders: {
      hasFolders,
      files: files.files,
      left,
      leave,
      patterns,
      setPatterns,
      excluded,
    },
  };
}
