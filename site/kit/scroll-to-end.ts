import { prefersStillness } from '#ui/kit/prefers-stillness.ts';

/** The speed of automatic scrolling: slow enough to read headlines. */
export const SCROLL_TO_END_PX_PER_S = 500;

/** A scroll has ended after this long without scroll events. */
const RESTS_AFTER_MS = 150;

/** On a busy machine, the page may move this long after the input that moves it. */
const SCROLLS_WITHIN_MS = 2000;

/** A frame that took longer, as in a hidden tab, counts as this long, so that the page doesn't jump. */
const LONGEST_STEP_MS = 100;

/** Pointer moves below this distance, in pixels, are unintended: turning the wheel also moves the mouse. */
const JIGGLE_PX = 3;

/** Keys that scroll down. Tab scrolls to the focused element, which isn't meant as scrolling. */
const DOWN_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'PageDown', ' ']);

const INPUTS = ['wheel', 'touchstart', 'touchmove', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * - `armed`: the user has not scrolled down yet
 * - `asked`: the user is scrolling down
 * - `moving`: the page scrolls automatically
 * - `at-end`: the page is at its end, and continues if more content is added
 * - `over`: another input has ended it
 */
type Phase = 'armed' | 'asked' | 'moving' | 'at-end' | 'over';

/**
 * Scrolls the page to its end once the user scrolls down for the first time, until the next input of any
 * kind.
 */
class ScrollToEnd {
  #phase: Phase = 'armed';
  readonly #listeners = new AbortController();
  readonly #growth = new ResizeObserver(() => this.#phase === 'at-end' && this.#move());
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #isTouched = false;
  /** The scroll position when the user began to scroll; a wheel event may arrive only after the page has moved. */
  #fromPx = 0;
  #hasScrolled = false;
  /** When the user began to scroll, as a `performance.now()` time. */
  #askedMs = -Infinity;
  /**
   * The last pointer position in screen coordinates: a page that scrolls under a still pointer sends pointer events
   * too.
   */
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

  /** Calls `act` as soon as the page neither scrolls automatically nor is about to. */
  whenAtRest(act: () => void): void {
    if (this.#phase === 'asked' || this.#phase === 'moving') this.#atRest.push(act);
    else act();
  }

  #onInput(event: Event): void {
    if (event.type === 'touchstart') this.#isTouched = true;
    if (this.#phase === 'armed') {
      if (asksToScrollDown(event)) this.#ask();
    } else if (this.#phase === 'asked') {
      // A turn of the wheel, a swipe or a held key sends many events but is one input.
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
    const isLate = performance.now() - this.#askedMs < SCROLLS_WITHIN_MS && window.scrollY > this.#fromPx;
    if (this.#phase === 'armed' && isLate) this.#phase = 'asked';
    if (this.#phase !== 'asked') return;
    this.#hasScrolled = true;
    this.#restSoon();
  }

  #ask(): void {
    if (prefersStillness()) return this.stop();
    this.#phase = 'asked';
    this.#askedMs = performance.now();
    this.#fromPx = window.scrollY;
    this.#hasScrolled = false;
    this.#restSoon();
  }

  /** Automatic scrolling starts where the user's own scroll ends. */
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
      // Content inserted above may have shifted the page; in that case, scrolling continues from there. Otherwise
      // fractions of pixels are kept.
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
 * Makes the first scroll down continue to the end of the page, at a readable speed, including content that is added
 * there later. Does nothing with reduced motion.
 *
 * The entry script calls this before hydration, so that no scroll is missed; the page's component then calls it
 * again.
 *
 * @returns a function that ends it
 */
export function armScrollToEnd(): () => void {
  const armed = (current ??= new ScrollToEnd());
  return () => {
    armed.stop();
    if (current === armed) current = undefined;
  };
}

/** Calls `act` once the page isn't scrolling automatically. */
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

/** Returns whether the target is an element that handles keys itself. */
function isInControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, textarea, select, summary') !== null;
}

function isMoveOfPointer(event: Event): event is PointerEvent {
  return event.type === 'pointermove';
}

function placeOf({ screenX: x, screenY: y }: MouseEvent): { x: number; y: number } {
  return { x, y };
}
