import { useMemo } from 'react';
import { usePlaceOf } from '../kit/use-place-of.ts';
import { usePeople } from './people-context.ts';

interface FaceOutlinesProps {
  photoId: string;
  /** The picture that contains the faces. */
  image: HTMLImageElement;
}

/** Draws a box with the name around each face of a photo. */
export function FaceOutlines({ photoId, image }: FaceOutlinesProps) {
  const isOn = usePeople((state) => state.outlines);
  const faces = usePeople((state) => state.faces);
  const people = usePeople((state) => state.people);
  const own = useMemo(
    () =>
      faces.flatMap((face, at) => {
        // A film's faces are at one moment of it, and its poster may be another one.
        if (face.photoId !== photoId || face.frame !== undefined) return [];
        const person = people.persons.find((one) => one.faces.includes(at));
        return person?.isHidden ? [] : [{ ...face, at, name: person?.name ?? '' }];
      }),
    [faces, people, photoId],
  );
  const place = usePlaceOf(image);
  if (!isOn || own.length === 0 || !place) return null;
  return (
    <span aria-hidden className="pointer-events-none absolute" style={{ ...place }}>
      {own.map(({ at, left, top, width, height, name }) => (
        <span
          key={at}
          className="face-outline absolute"
          style={{
            left: `${left * 100}%`,
            top: `${top * 100}%`,
            width: `${width * 100}%`,
            height: `${height * 100}%`,
          }}
        >
          {name !== '' && <span className="absolute px-1.5 text-13 whitespace-nowrap">{name}</span>}
        </span>
      ))}
    </span>
  );
}
