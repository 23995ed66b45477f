import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImageOff from 'lucide-react/icons/image-off';
import VideoOff from 'lucide-react/icons/video-off';
import { type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';
import { isFilm } from '#core/companions/file-kinds.ts';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { viewerWords } from '#words/viewer.ts';
import { LivePhoto } from '../film/live-photo.tsx';
import { prefersStillness } from '../kit/prefers-stillness.ts';
import { useThumbnail } from '../kit/thumbnails-context.ts';
import { useMessages } from '../kit/use-messages.ts';
import { FaceOutlines } from '../people/face-outlines.tsx';
import type { PictureState } from './large-pictures.ts';
import type { Step } from './steps.ts';

interface StageProps {
  photoId: string;
  name: string;
  /** A description of the photo for screen reader users. */
  alt: string;
  picture: PictureState;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: Step) => void;
}

/** Shows the photo with buttons to its neighbors at the sides. */
export function Stage({ photoId, name, alt, picture, isFirst, isLast, onStep }: StageProps) {
  const t = useMessages(viewerWords);
  const { moved, target } = useSwipe(onStep);
  return (
    <div className="viewer-stage" {...target}>
      <div ref={moved} className="viewer-picture">
        <WholePicture key={photoId} photoId={photoId} name={name} alt={alt} picture={picture} />
      </div>
      {/* The focus stays on a button at the end of its way, so it is not disabled. */}
      <button
        type="button"
        className="viewer-step left-2 sm:left-4"
        aria-label={t('viewer.previous')}
        aria-disabled={isFirst}
        onClick={() => onStep('previous')}
      >
        <ChevronLeft size={22} aria-hidden />
      </button>
      <button
        type="button"
        className="viewer-step right-2 sm:right-4"
        aria-label={t('viewer.next')}
        aria-disabled={isLast}
        onClick={() => onStep('next')}
      >
        <ChevronRight size={22} aria-hidden />
      </button>
    </div>
  );
}

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly startMs: number;
}

/**
 * Returns the attributes of a swipeable element, for one finger or a pen. The element in `moved` follows the finger,
 * unless the user prefers reduced motion. Two fingers zoom, and on a zoomed page a finger moves the page.
 */
function useSwipe(onStep: (step: 'previous' | 'next') => void) {
  const finger = useRef<Finger>(undefined);
  const moved = useRef<HTMLDivElement>(null);
  const isZoomed = useSyncExternalStore(watchZoom, readZoom);
  const drag = (dxPx: number) => {
    if (moved.current) moved.current.style.translate = dxPx === 0 ? '' : `${dxPx}px`;
  };
  const end = () => {
    finger.current = undefined;
    drag(0);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const isOther = event.pointerType === 'mouse' || isOnControls(event.target) || isZoomed;
    if (isOther || !event.isPrimary) {
      end();
      return;
    }
    const { pointerId: id, clientX: x, clientY: y, timeStamp: startMs } = event;
    finger.current = { id, x, y, startMs };
  };
  const onPointerMove = ({ pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const from = finger.current;
    if (from?.id === pointerId && !prefersStillness()) drag(clientX - from.x);
  };
  const onPointerUp = ({
    pointerId,
    clientX,
    clientY,
    timeStamp,
    currentTarget,
  }: PointerEvent<HTMLElement>) => {
    const from = finger.current;
    if (from?.id !== pointerId) return;
    end();
    const step = stepOfStroke({
      dxPx: clientX - from.x,
      dyPx: clientY - from.y,
      ms: timeStamp - from.startMs,
      widthPx: currentTarget.clientWidth,
    });
    if (step) onStep(step);
  };
  const style = { touchAction: isZoomed ? 'auto' : 'pan-y pinch-zoom' } as const;
  return { moved, target: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, style } };
}

function isOnControls(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, video') !== null;
}

function watchZoom(onChange: () => void): () => void {
  visualViewport?.addEventListener('resize', onChange);
  return () => visualViewport?.removeEventListener('resize', onChange);
}

function readZoom(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01;
}

/** A finger's path over a photo, from touch to release. */
interface Stroke {
  /** To the right and down, in CSS pixels. */
  readonly dxPx: number;
  readonly dyPx: number;
  readonly ms: number;
  /** The width of the swiped element. */
  readonly widthPx: number;
}

/** The fraction of the width that a slow swipe has to cross. */
const FAR = 0.25;
/** The minimum distance of a quick swipe, and its minimum speed in pixels per millisecond. */
const FLICK = { leastPx: 30, pxPerMs: 0.4 } as const;
/** The minimum ratio of horizontal to vertical movement. */
const SIDEWAYS = 1.5;

/** Returns the step for a swipe: the photo follows the finger, so a swipe to the left leads to the next one. */
export function stepOfStroke({ dxPx, dyPx, ms, widthPx }: Stroke): 'previous' | 'next' | undefined {
  const distance = Math.abs(dxPx);
  if (distance < SIDEWAYS * Math.abs(dyPx)) return undefined;
  const isFlick = distance >= FLICK.leastPx && distance >= FLICK.pxPerMs * ms;
  if (!isFlick && distance < FAR * widthPx) return undefined;
  return dxPx < 0 ? 'next' : 'previous';
}

interface WholePictureProps {
  photoId: string;
  name: string;
  alt: string;
  picture: PictureState;
}

/** Shows a photo as large as possible: its thumbnail until it is loaded, a sentence if it can't be shown. */
function WholePicture({ photoId, name, alt, picture }: WholePictureProps) {
  const t = useMessages(failuresWords, quantitiesWords, viewerWords);
  const thumbnail = useThumbnail(photoId);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  if (picture.status === 'ready' && picture.isFilm) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own film has no captions
      <video
        className="viewer-photo"
        src={picture.url}
        aria-label={alt}
        controls
        playsInline
        autoPlay={!prefersStillness()}
        data-whole
      />
    );
  }
  if (picture.status === 'ready') {
    return (
      <>
        <img
          ref={setImage}
          className="viewer-photo"
          src={picture.url}
          alt={alt}
          draggable={false}
          data-whole
        />
        {image && <FaceOutlines photoId={photoId} image={image} />}
        {image && <LivePhoto photoId={photoId} image={image} />}
      </>
    );
  }
  if (picture.status === 'loading') {
    // A glimpse is too small for this view, and may show another state of the photo.
    return thumbnail.status === 'ready' && !thumbnail.isGlimpse ? (
      <img className="viewer-photo" src={thumbnail.url} alt={alt} draggable={false} />
    ) : (
      <span className="viewer-photo skeleton" aria-hidden />
    );
  }
  const { failure } = picture;
  const isUnseen = isFilm(name) && failure?.code !== 'photo-gone';
  const reason = isUnseen
    ? t('viewer.filmNotShownWhy')
    : failure && reasonText(failureText(failure, t), t.locale);
  const Mark = isFilm(name) ? VideoOff : ImageOff;
  return (
    <div className="grid max-w-[32ch] justify-items-center gap-3 p-4 text-center text-15" role="alert">
      <Mark size={28} className="text-quiet" aria-hidden />
      <p>
        <span className="block font-semibold">
          {t(isFilm(name) ? 'viewer.filmNotShown' : 'viewer.notShown')}
        </span>
        {reason && <span className="mt-1 block text-quiet">{reason}</span>}
      </p>
    </div>
  );
}

/** Sentences about a photo continue its name; here they stand alone. */
function reasonText(text: string, locale: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}
