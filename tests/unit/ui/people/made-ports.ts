import { groupFaces } from '#core/people/group-faces.ts';
import type { BoardPeople } from '#core/people/board-people.ts';
import type { KnownPerson } from '#core/people/known-people.ts';
import type { Photo } from '#core/photo.ts';
import type { PeoplePorts } from '#ui/people/people-ports.ts';
import type { PeopleSession } from '#ui/people/people-session.ts';
import { vectorNear } from '../../core/people/made-faces.ts';

export const photoOf = (id: string): Photo => ({ id, name: `${id}.jpg`, sizeBytes: 1, modifiedMs: 0 });
/** Four photos of one person, and three of another. */
export const PHOTOS = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3'].map((id) => ({
  photo: photoOf(id),
  peopleCount: undefined,
}));

/** Ports whose faces follow the photos' names, and the recorded calls. */
export function madePorts(changed: Partial<PeoplePorts<Photo>['engine']> = {}) {
  const asked: string[] = [];
  let remembered: readonly KnownPerson[] | undefined;
  const boards = new Map<string, BoardPeople>();
  const ports: PeoplePorts<Photo> = {
    engine: {
      missingBytes: async () => 0,
      prepare: async () => {},
      photosAtOnce: () => 2,
      facesOf: async ({ id }) => {
        asked.push(id);
        const person = id.startsWith('a') ? 0 : 1;
        const vector = vectorNear(person, Number(id.slice(1)));
        const box = { left: 0, top: 0, width: 0.5, height: 0.5 };
        return [{ ...box, score: 1, sizePx: 100, isClear: true, vector, crop: new Blob() }];
      },
      cropsOf: async ({ id }, faces) => faces.map(() => new Blob([`crop of ${id}`])),
      group: async (faces) => groupFaces(faces),
      rest: () => {},
      ...changed,
    },
    memory: {
      read: async () => remembered,
      write: async (people) => {
        remembered = people;
      },
      forget: async () => {
        remembered = undefined;
        boards.clear();
      },
      readBoard: async (ids) => [...boards.values()].find(({ key }) => ids.has(key)),
      writeBoard: async (board) => void boards.set(board.key, structuredClone(board)),
      forgetBoard: async (ids) => {
        for (const key of boards.keys()) if (ids.has(key)) boards.delete(key);
      },
    },
  };
  return { ports, asked, remembered: () => remembered, boards };
}

export const namesIn = (session: PeopleSession<Photo>) =>
  session.state.people.persons.map(({ name }) => name);
