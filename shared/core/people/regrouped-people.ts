import { isComparable } from './board-groups.ts';
import { continuedPeople, type KnownPerson, knownPeople, mergedKnown } from './known-people.ts';
import { changedPeople, type People, type Person, personNamed, type PhotoFace } from './people.ts';

interface Board {
  readonly faces: readonly PhotoFace[];
  readonly people: People;
}

/**
 * Makes people from new groups of a board's comparable faces. Faces that can't be compared, because their photo
 * couldn't be read again, stay with their person.
 *
 * @param groups indices into the comparable faces
 * @param known the people that this device remembers
 */
export function regroupedPeople(
  groups: readonly (readonly number[])[],
  { faces, people }: Board,
  known: readonly KnownPerson[],
): People {
  const comparable = faces.flatMap((face, at) => (isComparable(face) ? [at] : []));
  const compared = new Set(comparable);
  const indices = groups.map((group) => group.flatMap((at) => comparable[at] ?? []));
  const grouped = continuedPeople(indices, faces, mergedKnown(known, knownPeople(people, faces)));
  return people.persons.reduce((now, person) => {
    const apart = person.faces.filter((at) => !compared.has(at));
    return apart.length === 0 ? now : joined(now, { person, apart, faces });
  }, grouped);
}

interface Apart {
  readonly person: Person;
  /** The faces of the person that can't be compared. */
  readonly apart: readonly number[];
  readonly faces: readonly PhotoFace[];
}

/** Adds faces to who their person is now: the one of that name or, without a name, of most other faces. */
function joined(people: People, { person, apart, faces }: Apart): People {
  const home = person.name === '' ? mostOf(people, person) : personNamed(people, person.name);
  if (home) return changedPeople(people, faces, { type: 'add', id: home.id, faces: apart });
  const order = Math.max(0, ...people.persons.map(({ named }) => named)) + 1;
  const made = { ...person, id: people.nextId, faces: apart, named: person.name === '' ? 0 : order };
  return { ...people, persons: [...people.persons, made], nextId: people.nextId + 1 };
}

function mostOf({ persons }: People, { faces }: Person): Person | undefined {
  const own = new Set(faces);
  const shared = persons
    .map((person) => ({ person, count: person.faces.filter((at) => own.has(at)).length }))
    .toSorted((one, other) => other.count - one.count)[0];
  return shared && shared.count > 0 ? shared.person : undefined;
}
