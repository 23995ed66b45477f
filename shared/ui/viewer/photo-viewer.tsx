import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { viewerWords } from '#words/viewer.ts';
import { canPlay } from '../film/can-play.ts';
import { useMessages } from '../kit/use-messages.ts';
import { LargePictures, type PictureState } from './large-pictures.ts';
import { BOARD_KEYS } from '../board/review-keys.ts';
import { viewButtonId } from '../board/opener-context.ts';
import { Stage } from './stage.tsx';
import { photoAfter, photosToKeep, type Step, stepOfKey } from './steps.ts';
import { useCloseRequest } from '../board/use-close-request.ts';
import { useHistoryEntry } from '../board/use-history-entry.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { VIEW_LONG_EDGE_MOST_PX } from '../limits.ts';
import { LoadPictureContext } from '../board/picture-context.ts';

interface PhotoViewerProps {
  photoId: string;
  /** All photos to browse, in this order. */
  order: readonly string[];
  nameOf: (photoId: string) => string;
  /** A description of the photo for screen reader users. */
  alt: string;
  /** The latest change made here, for screen readers. */
  said?: string;
  onUndo?: (() => void) | undefined;
  onShow: (photoId: string) => void;
  onClose: () => void;
  /** Returns the photo's details. @param root the container for menus, which makes them part of the dialog */
  children: (picture: PictureState, root: HTMLElement | null) => ReactNode;
}

/** Shows a photo in the large view, over the page. The arrow keys, a swipe and two buttons lead to the others. */
export function PhotoViewer({ photoId, order, nameOf, alt, said, children, ...on }: PhotoViewerProps) {
  const t = useMessages(viewerWords);
  const picture = useLargePicture(order, photoId);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [arrived, setArrived] = useState('');
  const total = order.length;
  const placeOf = (id: string) => order.indexOf(id) + 1;
  const step = (to: Step) => {
    const next = photoAfter(order, photoId, to);
    if (next === undefined) return;
    on.onShow(next);
    setArrived(t('viewer.said', { name: nameOf(next), place: placeOf(next), total }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (isTaken || isOfAnother(event.target)) return;
    const to = stepOfKey(event.key);
    if (!to && event.key !== BOARD_KEYS.help) return;
    event.preventDefault();
    if (to) step(to);
    else setIsHelpOpen((was) => !was);
  };
  useCloseRequest(on.onClose);
  useHistoryEntry(on.onClose);
  useEffect(() => {
    // The pressed element may have disappeared with its photo; the keys must still reach the viewer.
    if (document.activeElement === document.body) root?.focus({ preventScroll: true });
  });
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && on.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="viewer-ground" />
        <Dialog.Content
          ref={setRoot}
          className="viewer"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onEscapeKeyDown={(event) => {
            // Escape first cancels a rename or closes the help, and only then closes the photo.
            if (!isHelpOpen && !isOfAnother(event.target)) return;
            event.preventDefault();
            setIsHelpOpen(false);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const card = document.getElementById(viewButtonId(photoId));
            // A photo under another one's card has no button of its own.
            (card ?? document.querySelector<HTMLElement>(`[data-under~="${photoId}"]`))?.focus();
          }}
        >
          <Dialog.Title className="sr-only">{nameOf(photoId)}</Dialog.Title>
          <Stage
            photoId={photoId}
            name={nameOf(photoId)}
            alt={alt}
            picture={picture}
            isFirst={placeOf(photoId) === 1}
            isLast={placeOf(photoId) === total}
            onStep={step}
          />
          <ViewerBar
            place={placeOf(photoId)}
            total={total}
            photoId={photoId}
            isHelpOpen={isHelpOpen}
            onHelp={() => setIsHelpOpen((was) => !was)}
            onUndo={on.onUndo}
          />
          <section aria-label={t('viewer.about')} className="viewer-details">
            {children(picture, root)}
          </section>
          <output className="sr-only">{arrived}</output>
          <output className="viewer-told">{said}</output>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A field, a menu or a film uses the keys itself. */
function isOfAnother(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, video, [role=menu]') !== null;
}

/** Returns the visible photo in large, with its neighbors prepared; all are released when the viewer closes. */
function useLargePicture(order: readonly string[], photoId: string): PictureState {
  const load = use(LoadPictureContext);
  const [pictures] = useState(
    () =>
      new LargePictures({
        load: load ?? (() => Promise.reject(new Error('No host provides photos here'))),
        decode,
        longEdgePx: longEdgeOfScreen(),
      }),
  );
  useEffect(() => pictures.keepOnly(photosToKeep(order, photoId)), [pictures, order, photoId]);
  useEffect(() => () => pictures.keepOnly([]), [pictures]);
  return useSyncExternalStore(pictures.watch, () => pictures.stateOf(photoId));
}

/** Has the browser decode a picture before it is shown, so that it doesn't appear piece by piece. */
function decode(url: string, isFilm: boolean): Promise<void> {
  if (isFilm) return canPlay(url);
  const image = new Image();
  image.src = url;
  return image.decode();
}

/** Returns the long edge in device pixels, large enough for a rotated or enlarged window too. */
function longEdgeOfScreen(): number {
  const longEdge = Math.max(screen.width, screen.height) * devicePixelRatio;
  return Math.min(VIEW_LONG_EDGE_MOST_PX, Math.round(longEdge));
}
