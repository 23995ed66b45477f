import { prefersStillness } from '#ui/kit/prefers-stillness.ts';

/** The pace at which a page scrolls by itself: slow enough to read its headlines. */
export const SCROLL_TO_END_PX_PER_S = 500;

/** A scroll that nothing has followed for this long is at its end. */
const RESTS_AFTER_MS = 150;

/** A picture that took longer than this, as in a tab that was hidden, does not make the page leap. */
const LONGEST_STEP_MS = 100;

/** A hand on a wheel moves the mouse by so much without meaning to, in pixels. */
const JIGGLE_PX = 3;

/** What scrolls down by the keyboard. Tab scrolls too, to what gets the focus: that is left alone. */
const DOWN_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'PageDown', ' ']);

const INPUTS = ['wheel', 'touchstart', 'touchmove', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * - `armed`: nobody has scrolled down yet
 * - `asked`: somebody scrolls down, and has not come to the end of that
 * - `moving`: the page scrolls by itself
 * - `at-end`: it is at its end, and goes on where more comes there
 * - `over`: something was pressed, turned or touched
 */
type Phase = 'armed' | 'asked' | 'moving' | 'at-end' | 'over';

/** Scrolls the page to its end when somebody scrolls down for the first time, until the next input of any kind. */
class ScrollToEnd {
  #phase: Phase = 'armed';
  readonly #listeners = new AbortController();
  readonly #growth = new ResizeObserver(() => this.#phase === 'at-end' && this.#move());
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #isTouched = false;
  /** Where the page was when somebody began to scroll; a turn of the wheel may be seen only after it has moved. */
  #fromPx = 0;
  #hasScrolled = false;
  /** Where the pointer was last, on the screen: a page that moves under it sends events as well. */
  #pointer: { readonly x: number; readonly y: number } | undefined;
  #atRest: (() => void)[] = [];

  constructor() {
    const options = { capture: true, passive: true, signal: this.#listeners.signal } as const;
    for (const type of INPUTS) window.addEventListener(type, (event) => this.#onInput(event), options);
    for (const type of ['touchend', 'touchcancel'] as const) {
      window.addEventListener(type, (event) => this.#onTouchEnd(event), options);
    }
    window.addEventListener('scroll', () => this.#onScroll(), options);
  }

  stop(): void {
    if (this.#phase === 'over') return;
    this.#phase = 'over';
    clearTimeout(this.#restTimer);
    this.#growth.disconnect();
    this.#listeners.abort();
    this.#tellRest();
  }

  /** Calls `act` as soon as the page does not move by itself, and is not about to. */
  whenAtRest(act: () => void): void {
    if (this.#phase === 'asked' || this.#phase === 'moving') this.#atRest.push(act);
    else act();
  }

  #onInput(event: Event): void {
    if (event.type === 'touchstart') this.#isTouched = true;
    if (this.#phase === 'armed') {
      if (asksToScrollDown(event)) this.#ask();
    } else if (this.#phase === 'asked') {
      // A turn of the wheel, a swipe and a held key are many events, but one input.
      if (asksToScrollDown(event) || isMoveOfPointer(event)) this.#restSoon();
      else this.stop();
    } else if (!isMoveOfPointer(event) || this.#hasMoved(event)) {
      this.stop();
    }
    if (isMoveOfPointer(event) || event instanceof WheelEvent) this.#pointer = placeOf(event);
  }

  #hasMoved(event: PointerEvent): boolean {
    const before = this.#pointer ?? placeOf(event);
    return Math.hypot(event.screenX - before.x, event.screenY - before.y) >= JIGGLE_PX;
  }

  #onTouchEnd(event: TouchEvent): void {
    this.#isTouched = event.touches.length > 0;
    if (this.#phase === 'asked') this.#restSoon();
  }

  #onScroll(): void {
    if (this.#phase !== 'asked') return;
    this.#hasScrolled = true;
    this.#restSoon();
  }

  #ask(): void {
    if (prefersStillness()) return this.stop();
    this.#phase = 'asked';
    this.#fromPx = window.scrollY;
    this.#hasScrolled = false;
    this.#restSoon();
  }

  /** The person's own scroll comes first: the page goes on where it ends. */
  #restSoon(): void {
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => {
      if (this.#isTouched) return;
      if (this.#hasScrolled && window.scrollY >= this.#fromPx) return this.#move();
      this.#phase = 'armed';
      this.#tellRest();
    }, RESTS_AFTER_MS);
  }

  #move(): void {
    this.#phase = 'moving';
    let lastMs = performance.now();
    let topPx = window.scrollY;
    const step = (nowMs: number) => {
      if (this.#phase !== 'moving') return;
      // What comes above may move what is seen: then it goes on from there. Else the fractions of pixels add up.
      if (Math.abs(window.scrollY - topPx) > 1) topPx = window.scrollY;
      const passedMs = Math.min(Math.max(nowMs - lastMs, 0), LONGEST_STEP_MS);
      lastMs = nowMs;
      topPx = Math.min(topPx + (passedMs / 1000) * SCROLL_TO_END_PX_PER_S, endPx());
      window.scrollTo({ top: topPx, behavior: 'instant' });
      if (topPx < endPx()) requestAnimationFrame(step);
      else this.#restAtEnd();
    };
    requestAnimationFrame(step);
  }

  #restAtEnd(): void {
    this.#phase = 'at-end';
    this.#growth.observe(document.body);
    this.#tellRest();
  }

  #tellRest(): void {
    const waiting = this.#atRest;
    this.#atRest = [];
    for (const act of waiting) act();
  }
}

let current: ScrollToEnd | undefined;

/**
 * From now on the first scroll down goes on to the end of the page, at a pace at which it can be read, and with what
 * comes there later. Where nothing shall move by itself, nothing does.
 *
 * The page's entry begins with it, so that no scroll is missed before the page is at work, and the page takes it over.
 *
 * @returns what ends it
 */
export function armScrollToEnd(): () => void {
  const armed = (current ??= new ScrollToEnd());
  return () => {
    armed.stop();
    if (current === armed) current = undefined;
  };
}

/** Calls `act` once the page does not scroll by itself. */
export function whenScrollRests(act: () => void): void {
  if (current) current.whenAtRest(act);
  else act();
}

function endPx(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

function asksToScrollDown(event: Event): boolean {
  if (event instanceof WheelEvent) return event.deltaY > 0;
  if (event instanceof KeyboardEvent) return DOWN_KEYS.has(event.key) && !isInControl(event.target);
  return event.type === 'touchmove' || event.type === 'touchstart';
}

/** What takes keys for itself. */
function isInControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, textarea, select, summary') !== null;
}

function isMoveOfPointer(event: Event): event is PointerEvent {
  return event.type === 'pointermove';
}

function placeOf({ screenX: x, screenY: y }: MouseEvent): { x: number; y: number } {
  return { x, y };
}
