import { NAME_LENGTH } from '#core/people/limits.ts';
import { personName } from '#core/people/person-name.ts';
import { pushTo } from '#core/push-to.ts';
import type { DiskFile } from '../library/walk-library.ts';
import type { PersonPhoto, RememberedPerson } from './people-file.ts';

/**
 * Gives remembered people the names that their folders have now: who renames a folder names the person. People whose
 * folders have one name are one person.
 *
 * @param sumOf the SHA-256 of a file; undefined if it cannot be read
 */
export async function renamedPeople(
  people: readonly RememberedPerson[],
  files: readonly DiskFile[],
  sumOf: (file: DiskFile) => Promise<string | undefined>,
): Promise<readonly RememberedPerson[]> {
  const paths = new Set(files.map(({ path }) => path));
  const bySize = new Map<number, DiskFile[]>();
  for (const file of files) pushTo(bySize, file.sizeBytes, file);
  const now = new Map<string, RememberedPerson>();
  for (const person of people) {
    const { name, photos } = person;
    const moved = photos.some(({ path }) => paths.has(path)) ? [] : photos;
    const names: string[] = [];
    for (const photo of moved) {
      for (const file of bySize.get(photo.sizeBytes) ?? []) {
        if ((await sumOf(file)) !== photo.sha256) continue;
        names.push(...nameNow(name, photo, file));
        break;
      }
    }
    const renamed = { ...person, name: most(names) ?? name };
    const same = now.get(renamed.name);
    now.set(renamed.name, same ? together(same, renamed) : renamed);
  }
  return [...now.values()];
}

/** The folder that stands where the person's stood in the path. */
function nameNow(name: string, { path }: PersonPhoto, file: DiskFile): readonly string[] {
  const folders = file.path.split('/').slice(0, -1);
  const found = folders[path.split('/').indexOf(name)];
  const now = personName(found ?? '');
  return now === '' || now.length > NAME_LENGTH ? [] : [now];
}

/** The text of more than half of them. */
function most(names: readonly string[]): string | undefined {
  return names.find((name) => names.filter((other) => other === name).length * 2 > names.length);
}

function together(one: RememberedPerson, other: RememberedPerson): RememberedPerson {
  return {
    ...one,
    vectors: [...one.vectors, ...other.vectors],
    photos: [...one.photos, ...other.photos],
  };
}
