/** A part of `npm run build`: files that are built together. */
export interface Part {
  /** The files and folders that it is made from, relative to the project, in addition to `COMMON_INPUTS`. */
  readonly inputs: readonly string[];
  /** The parts that must be current before. */
  readonly needs?: readonly PartName[];
  /** The environment variables that it depends on; a name ending with `_` stands for all that begin with it. */
  readonly variables?: readonly string[];
  /** The folders that it writes, relative to the project. A check writes none. */
  readonly outputs?: readonly string[];
  /** Whether a file in `outputs` belongs to this part, if others write to the same folder. */
  readonly owns?: (path: string) => boolean;
  readonly build: () => Promise<void> | void;
}

/** The names of the parts, in the order in which they are listed to people. */
export const PART_NAMES = [
  'messages',
  'page',
  'models',
  'site',
  'engine',
  'copies',
  'server',
  'cli',
  'extension',
  'check',
] as const;

export type PartName = (typeof PART_NAMES)[number];

export function isPartName(name: string): name is PartName {
  return (PART_NAMES as readonly string[]).includes(name);
}
