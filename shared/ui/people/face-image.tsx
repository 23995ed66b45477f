import { useEffect, useState } from 'react';
import { usePeople } from './people-context.ts';

interface FaceImageProps {
  /** Index of the face. */
  face: number | undefined;
  alt?: string;
}

/** The small picture of a face. */
export function FaceImage({ face, alt = '' }: FaceImageProps) {
  const crop = usePeople(({ faces }) => (face === undefined ? undefined : faces[face]?.crop));
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!crop) return;
    const made = URL.createObjectURL(crop);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [crop]);
  if (url === undefined) return <span className="face skeleton" />;
  return <img className="face" src={url} alt={alt} draggable={false} decoding="async" />;
}
