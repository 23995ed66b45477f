import { useEffect, useRef } from 'react';
import { FilmMark } from '#ui/film/film-mark.tsx';
import { useMessages } from '#ui/kit/use-messages.ts';
import { panelWords } from '#words/panel.ts';
import { viewerWords } from '#words/viewer.ts';
import { mayBeShown, pictureForPage } from '../batch/open-web.ts';
import type { FoundImage } from '../page/page-image.ts';
import { imageType } from './image-selection.ts';

interface ImageTileProps {
  image: FoundImage;
  isSelected: boolean;
  onToggle: (url: string, isRange: boolean) => void;
}

/** One image of the page: a checkbox that looks like a photo print. */
export function ImageTile({ image, isSelected, onToggle }: ImageTileProps) {
  const t = useMessages(panelWords, viewerWords);
  const { url, name, kind, widthPx, heightPx } = image;
  const isFilm = kind === 'video';
  const size = widthPx && heightPx ? `${widthPx}×${heightPx}` : t('panel.unknownSize');
  return (
    <li className="image-tile">
      <label
        className={`block cursor-pointer rounded-photo bg-print p-1 shadow-print outline-offset-2 has-focus-visible:outline-2 ${isSelected ? 'outline-2 outline-ink' : 'opacity-60'}`}
      >
        <input
          type="checkbox"
          className="sr-only"
          aria-label={[...(isFilm ? [t('viewer.film')] : []), name, size].join(', ')}
          checked={isSelected}
          onChange={(event) => onToggle(url, (event.nativeEvent as MouseEvent).shiftKey)}
        />
        <span className="relative block" aria-hidden={isFilm}>
          <TilePicture image={image} />
          {isFilm && <FilmMark seconds={0} />}
        </span>
        <span className="mt-1 block truncate px-1 font-mono text-13">{name}</span>
        <span className="block truncate px-1 font-mono text-13 text-quiet">
          {size} {imageType(image)}
        </span>
      </label>
    </li>
  );
}

const STYLE = 'aspect-square w-full rounded-photo bg-sunken object-cover';

interface TilePictureProps {
  image: FoundImage;
}

/** The picture of a tile; nothing if it can't be shown. */
function TilePicture({ image: { url: own, kind, poster, pageUrl } }: TilePictureProps) {
  const url = kind === 'video' ? poster : own;
  if (!url) return <span className={`block ${STYLE}`} />;
  if (mayBeShown(url, pageUrl)) {
    return <img src={url} alt="" loading="lazy" decoding="async" className={STYLE} />;
  }
  return <DrawnPicture key={url} url={url} />;
}

/** Drawn when it scrolls into view, because an `img` would follow redirects to any host. */
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

/** Draws the center of the picture at the canvas's size on screen. */
async function draw(url: string, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const image = await pictureForPage(url, signal).catch(() => undefined);
  if (signal.aborted) return;
  // Signals that the tile is finished, for screenshots and tests: a picture that failed to load counts too.
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
