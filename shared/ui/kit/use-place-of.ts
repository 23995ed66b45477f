import { useEffect, useState } from 'react';

/** A picture's position in its container, in CSS pixels. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a picture's position in its container, also after the window or the picture has changed. */
export function usePlaceOf(image: HTMLImageElement): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const measure = () =>
      setPlace({
        left: image.offsetLeft,
        top: image.offsetTop,
        width: image.offsetWidth,
        height: image.offsetHeight,
      });
    const observer = new ResizeObserver(measure);
    observer.observe(image);
    if (image.parentElement) observer.observe(image.parentElement);
    return () => observer.disconnect();
  }, [image]);
  return place;
}
