import { useEffect, useRef } from 'react';
import type { FoundImage } from '../page/page-image.ts';
import { mayBeShown, pictureForPage } from '../batch/open-web.ts';

const STYLE = 'aspect-square w-full rounded-photo bg-sunken object-cover';

interface TilePictureProps {
  image: FoundImage;
}

/** What an image of the page looks like; nothing where it cannot be shown. */
export function TilePicture({ image: { url, pageUrl } }: TilePictureProps) {
  if (mayBeShown(url, pageUrl)) {
    return <img src={url} alt="" loading="lazy" decoding="async" className={STYLE} />;
  }
  return <DrawnPicture key={url} url={url} />;
}

/** Drawn when it comes into view: an `img` would follow the address wherever it leads. */
function DrawnPicture({ url }: { url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void draw(url, target, stop.signal);
      },
      { rootMargin: '50%' },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [url]);
  return <canvas ref={canvas} aria-hidden="true" className={STYLE} />;
}

/** Draws the middle of the picture, as large as the canvas is on the screen. */
async function draw(url: string, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const image = await pictureForPage(url, signal).catch(() => undefined);
  if (signal.aborted) return;
  // For whoever waits for the grid to be painted: a picture that did not come is done, too.
  canvas.dataset['done'] = image ? 'drawn' : 'empty';
  if (!image) return;
  const sidePx = Math.round(canvas.clientWidth * devicePixelRatio);
  const { naturalWidth: width, naturalHeight: height } = image;
  const cut = Math.min(width, height);
  canvas.width = sidePx;
  canvas.height = sidePx;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, sidePx, sidePx);
}
