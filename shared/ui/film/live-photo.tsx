import CircleDot from 'lucide-react/icons/circle-dot';
import { use, useEffect, useState } from 'react';
import { viewerWords } from '#words/viewer.ts';
import { LoadPictureContext } from '../board/picture-context.ts';
import { useMessages } from '../kit/use-messages.ts';
import { usePlaceOf } from '../kit/use-place-of.ts';
import { canPlay } from './can-play.ts';

/** A finger that rests so long is held; a shorter touch may be the beginning of a swipe. */
const HOLD_MS = 350;
/** How far a held finger may move, in CSS pixels. */
const STILL_PX = 10;

interface LivePhotoProps {
  photoId: string;
  /** The picture that the film plays over. */
  image: HTMLImageElement;
}

/** Marks a Live Photo or motion photo, and plays its film while the picture is pressed, or once by the mark. */
export function LivePhoto({ photoId, image }: LivePhotoProps) {
  const t = useMessages(viewerWords);
  const url = useLiveFilm(photoId);
  const place = usePlaceOf(image);
  const [isPlaying, setIsPlaying] = useState(false);
  const isLive = url !== undefined;
  useEffect(() => (isLive ? whilePressed(image, setIsPlaying) : undefined), [image, isLive]);
  if (!isLive || !place) return null;
  return (
    <>
      {isPlaying && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own film has no captions
        <video
          className="live-film"
          style={{ ...place }}
          src={url}
          autoPlay
          playsInline
          aria-hidden
          tabIndex={-1}
          onEnded={() => setIsPlaying(false)}
          onError={() => setIsPlaying(false)}
        />
      )}
      <button
        type="button"
        className="live-mark"
        style={{ left: place.left, top: place.top }}
        aria-label={t(isPlaying ? 'viewer.stopLive' : 'viewer.playLive')}
        onClick={() => setIsPlaying(!isPlaying)}
      >
        <CircleDot size={16} aria-hidden />
        <span aria-hidden>{t('viewer.live')}</span>
      </button>
    </>
  );
}

/** Calls back while the mouse or a resting finger presses a picture. @returns stops this */
function whilePressed(image: HTMLImageElement, onPress: (isPressed: boolean) => void): () => void {
  const stop = new AbortController();
  let hold: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | undefined;
  const release = () => {
    clearTimeout(hold);
    if (from) onPress(false);
    from = undefined;
  };
  const on = <Type extends keyof GlobalEventHandlersEventMap>(
    type: Type,
    handle: (event: GlobalEventHandlersEventMap[Type]) => void,
    target: EventTarget = window,
  ) => target.addEventListener(type, handle as EventListener, { signal: stop.signal });
  on(
    'pointerdown',
    (event) => {
      release();
      if (!event.isPrimary || event.button !== 0) return;
      from = event;
      if (event.pointerType === 'mouse') onPress(true);
      else hold = setTimeout(() => onPress(true), HOLD_MS);
    },
    image,
  );
  on('pointermove', (event) => {
    const isSwipe = from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL_PX;
    if (isSwipe && from?.pointerType !== 'mouse') release();
  });
  on('pointerup', release);
  on('pointercancel', release);
  // A held finger would open the browser's menu for pictures.
  on('contextmenu', (event) => from && from.pointerType !== 'mouse' && event.preventDefault(), image);
  return () => {
    release();
    stop.abort();
  };
}

/** Returns an object URL of the film of a Live Photo or motion photo; undefined if there is none that plays here. */
function useLiveFilm(photoId: string): string | undefined {
  const load = use(LoadPictureContext);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const left = new AbortController();
    let made: string | undefined;
    const find = async () => {
      if (!load) return;
      const { picture } = await load(photoId, { longEdgePx: 1, isDrawn: false, isLive: true }, left.signal);
      if (left.signal.aborted) return;
      made = URL.createObjectURL(picture);
      await canPlay(made);
      if (!left.signal.aborted) setUrl(made);
    };
    find().catch(() => undefined);
    return () => {
      left.abort();
      setUrl(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [load, photoId]);
  return url;
}
