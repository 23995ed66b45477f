import { randomUUID } from 'node:crypto';
import { InputDigest } from './input-digest.ts';
import type { Part, PartName } from './part.ts';
import { StampFile } from './stamp.ts';

interface BuildOptions<Name extends string> {
  /** The project's folder. */
  readonly project: string;
  readonly parts: Readonly<Record<Name, Omit<Part, 'needs'> & { readonly needs?: readonly Name[] }>>;
  /** Called after each part that was not current. */
  readonly onBuilt: (name: Name, seconds: number) => void;
}

/**
 * Builds parts, and the parts that they need, unless they are current. Independent parts are built at the same time.
 *
 * @returns the names of the parts that were built
 */
export async function buildParts<Name extends string = PartName>(
  names: readonly Name[],
  { project, parts, onBuilt }: BuildOptions<Name>,
): Promise<readonly Name[]> {
  const inputs = new InputDigest(project);
  const built: Name[] = [];
  const ids = new Map<Name, Promise<string>>();
  /** Returns the id of a part's last build, after building it if necessary. */
  const current = (name: Name): Promise<string> => {
    const id = ids.get(name) ?? bringUpToDate(name);
    ids.set(name, id);
    return id;
  };
  const bringUpToDate = async (name: Name): Promise<string> => {
    const part = parts[name];
    const needed = await Promise.all((part.needs ?? []).map(current));
    const digest = inputs.of(part, needed);
    const stamp = new StampFile(project, name, part);
    const last = stamp.currentId(digest);
    if (last !== undefined) return last;
    stamp.remove();
    const startedMs = performance.now();
    await part.build();
    const id = randomUUID();
    // Without a stamp if an input was changed meanwhile.
    if (new InputDigest(project).of(part, needed) === digest) stamp.write(digest, id);
    built.push(name);
    onBuilt(name, (performance.now() - startedMs) / 1000);
    return id;
  };
  await Promise.all(names.map(current));
  return built;
}
