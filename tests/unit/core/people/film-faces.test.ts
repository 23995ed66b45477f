import { describe, expect, it } from 'vitest';
import { facesOfFilm } from '#core/people/film-faces.ts';
import { groupFaces } from '#core/people/group-faces.ts';
import { peopleFromGroups } from '#core/people/people.ts';
import { faceOf } from './made-faces.ts';

/** A face in a frame of a film. */
const inFrame = (person: number, frame: number, variant = frame) => ({
  ...faceOf(person, 'film', variant),
  frame,
});

describe('the faces of a film', () => {
  it('count once for each person, in the frame that shows the person best', () => {
    const small = { ...faceOf(0, '', 0), sizePx: 40 };
    const large = { ...faceOf(0, '', 1), sizePx: 120 };
    const aside = { ...faceOf(0, '', 2), sizePx: 200, isClear: false };
    const found = facesOfFilm([[small], [faceOf(1, '', 3), large], [aside]]);
    expect(found).toEqual([
      { ...faceOf(1, '', 3), frame: 1 },
      { ...large, frame: 1 },
    ]);
  });

  it('of one frame are different people, however similar', () => {
    expect(facesOfFilm([[faceOf(0, '', 0), faceOf(0, '', 1)], [faceOf(0, '', 2)]])).toHaveLength(2);
  });

  it('may be one person in two frames', () => {
    const faces = [inFrame(0, 0), inFrame(0, 1), faceOf(0, 'a'), faceOf(0, 'b')];
    expect(groupFaces(faces)[0]).toEqual([0, 1, 2, 3]);
    const together = faces.map((face) =>
      Object.assign({}, face, { frame: face.photoId === 'film' ? 0 : undefined }),
    );
    expect(groupFaces(together)[0]).toHaveLength(3);
  });

  it('make no person of three photos', () => {
    const faces = [inFrame(0, 0), inFrame(0, 1), inFrame(0, 2)];
    expect(peopleFromGroups([[0, 1, 2]], faces).persons).toEqual([]);
    const pair = [inFrame(0, 0), inFrame(0, 1), faceOf(0, 'a')];
    expect(peopleFromGroups([[0, 1, 2]], pair).persons).toEqual([]);
    const three = [inFrame(0, 0), faceOf(0, 'a'), faceOf(0, 'b')];
    expect(peopleFromGroups([[0, 1, 2]], three).persons).toHaveLength(1);
  });
});
