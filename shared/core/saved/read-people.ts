import { FRAMES_OF_FILM } from '../films/frame-moments.ts';
import { type BoardGroups, type FacePlace, renumbered } from '../people/board-groups.ts';
import type { BoardPeople } from '../people/board-people.ts';
import type { KnownPerson } from '../people/known-people.ts';
import { KNOWN_VECTORS, NAME_LENGTH, VECTOR_LENGTH, VECTOR_SLACK } from '../people/limits.ts';
import { SEVERAL_PEOPLE } from '../people/names-of-photos.ts';
import { personName } from '../people/person-name.ts';
import type { People, Person, PhotoFace } from '../people/people.ts';
import { dot } from '../people/vectors.ts';
import {
  cellsOf,
  listOf,
  mapOf,
  matching,
  numberOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  setOf,
  textOf,
  wholeOf,
} from './fields.ts';
import { KEPT } from './limits.ts';

const cells = cellsOf<Float32Array>(Float32Array, VECTOR_LENGTH);

/** Reads a face's vector. One of another length than 1 would be like everybody, or like nobody. */
export const readVector: Reader<Float32Array> = (value) => {
  const vector = cells(value);
  return vector && Math.abs(dot(vector, vector) - 1) <= 2 * VECTOR_SLACK ? vector : undefined;
};

const nameText = textOf(NAME_LENGTH);

/** What is stored may have been written by something else. */
const name: Reader<string> = (value) => {
  const text = nameText(value);
  return text === undefined ? undefined : personName(text);
};

/** Reads the name of a person who has one. */
export const readPersonName: Reader<string> = (value) => name(value) || undefined;

/** Reads a person that this device remembers. */
export const readKnownPerson: Reader<KnownPerson> = objectOf<KnownPerson>({
  name: readPersonName,
  vectors: someOf(listOf(readVector, KNOWN_VECTORS)),
});

const photoId = textOf(KEPT.name);
const frame = optional(wholeOf(0, FRAMES_OF_FILM - 1));
const index = wholeOf(0, KEPT.faces - 1);
const id = wholeOf(1);

const readFace = objectOf<PhotoFace>({
  photoId,
  frame,
  left: numberOf(),
  top: numberOf(),
  width: numberOf(0),
  height: numberOf(0),
  score: numberOf(0, 1),
  sizePx: numberOf(0),
  isClear: oneOf(true, false),
  vector: readVector,
});

const readPerson = objectOf<Person>({
  id,
  name,
  named: wholeOf(),
  faces: someOf(listOf(index, KEPT.faces)),
  cover: optional(index),
  isHidden: oneOf(true, false),
  isPair: optional(oneOf(true)),
});

const readPeople = objectOf<People>({
  persons: listOf(readPerson, KEPT.faces),
  nextId: id,
  not: mapOf(index, setOf(id, KEPT.faces), KEPT.faces),
});

const readFields = objectOf<BoardPeople>({
  key: photoId,
  faces: listOf(readFace, KEPT.faces),
  people: readPeople,
  lookedAt: setOf(photoId, KEPT.photos),
  unread: wholeOf(),
  answered: setOf(matching(/^\d+ \d+$/, KEPT.name), KEPT.faces),
  several: oneOf(...SEVERAL_PEOPLE),
  writesNames: oneOf(true, false),
});

/** Reads the people of a board: every face of theirs is there, and belongs to one of them. */
export const readBoardPeople: Reader<BoardPeople> = (value) => {
  const board = readFields(value);
  return board && isWhole(board) ? board : undefined;
};

const readPlace = objectOf<FacePlace>({
  photoId,
  frame,
  left: numberOf(),
  top: numberOf(),
  width: numberOf(0),
  height: numberOf(0),
});

const readGroups = objectOf<BoardGroups>({
  faces: listOf(readPlace, KEPT.faces),
  people: readPeople,
  lookedAt: setOf(photoId, KEPT.photos),
  unread: wholeOf(),
  several: oneOf(...SEVERAL_PEOPLE),
  writesNames: oneOf(true, false),
});

/** Reads the groups of a saved board, without the faces of photos that are gone; undefined if they are damaged. */
export function readBoardGroups(
  value: unknown,
  isThere: (photoId: string) => boolean,
): BoardGroups | undefined {
  const groups = readGroups(value);
  if (!groups || !isWhole(groups)) return undefined;
  const places = new Map<number, number>();
  const faces = groups.faces.filter((face, at) => isThere(face.photoId) && places.set(at, places.size));
  const lookedAt = new Set([...groups.lookedAt].filter(isThere));
  return { ...groups, faces, lookedAt, people: renumbered(groups.people, (at) => places.get(at)) };
}

/** Returns whether every face of each person is there, and belongs to one of them. */
function isWhole({
  faces,
  people,
}: {
  readonly faces: readonly unknown[];
  readonly people: People;
}): boolean {
  const members = people.persons.flatMap((person) => person.faces);
  const ids = people.persons.map((person) => person.id);
  return (
    [...members, ...people.not.keys()].every((at) => at < faces.length) &&
    new Set(members).size === members.length &&
    new Set(ids).size === ids.length &&
    ids.every((one) => one < people.nextId)
  );
}

/** Returns a reader of lists that aren't empty. */
function someOf<Item>(list: Reader<readonly Item[]>): Reader<readonly Item[]> {
  return (value) => {
    const read = list(value);
    return read && read.length > 0 ? read : undefined;
  };
}
