import { use, useEffect, useState } from 'react';
import { LoadPictureContext } from '../board/picture-context.ts';
import { prefersStillness } from '../kit/prefers-stillness.ts';

/** A mouse that only passes over films starts none. */
const REST_MS = 250;

/** Plays a film over its poster, without sound, until it is removed; nothing if the browser can't play it. */
export function FilmPreview({ photoId }: { photoId: string }) {
  const load = use(LoadPictureContext);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!load || prefersStillness()) return undefined;
    const left = new AbortController();
    let made: string | undefined;
    const start = setTimeout(() => {
      load(photoId, { longEdgePx: 1, isDrawn: false }, left.signal).then(
        ({ picture }) => {
          if (left.signal.aborted || !picture.type.startsWith('video/')) return;
          made = URL.createObjectURL(picture);
          setUrl(made);
        },
        () => undefined,
      );
    }, REST_MS);
    return () => {
      left.abort();
      clearTimeout(start);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [load, photoId]);
  if (url === undefined) return null;
  return (
    <video
      className="film-preview"
      src={url}
      muted
      autoPlay
      loop
      playsInline
      aria-hidden
      tabIndex={-1}
      // The poster stays where the film can't be played.
      onError={() => setUrl(undefined)}
    />
  );
}
