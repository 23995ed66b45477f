import { type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { prefersStillness } from '../kit/prefers-stillness.ts';
import { stepOfStroke } from './swipe.ts';

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
export function useSwipe(onStep: (step: 'previous' | 'next') => void) {
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
    const isOther = event.pointerType === 'mouse' || isOnButton(event.target) || isZoomed;
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

function isOnButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

function watchZoom(onChange: () => void): () => void {
  visualViewport?.addEventListener('resize', onChange);
  return () => visualViewport?.removeEventListener('resize', onChange);
}

function readZoom(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01;
}
