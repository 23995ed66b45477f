import { useCallback } from 'react';
import { usePeople } from './people-context.ts';

interface FaceImageProps {
  /** Index of the face. */
  face: number | undefined;
}

/** A small picture of a face. The text next to it says what it shows. */
export function FaceImage({ face }: FaceImageProps) {
  const crop = usePeople(({ faces }) => (face === undefined ? undefined : faces[face]?.crop));
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !crop) return;
      const url = URL.createObjectURL(crop);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [crop],
  );
  if (!crop) return <span className="face skeleton" />;
  return <img ref={show} className="face" alt="" draggable={false} decoding="async" />;
}
