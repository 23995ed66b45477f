import { prefersStillness } from '../kit/prefers-stillness.ts';

const FLIGHT_MS = 320;
/** More photos than this in the air at once would be confetti; the next one changes place without moving. */
const FLIGHTS_AT_ONCE = 4;

interface Departure {
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
  readonly turn: number;
}

/**
 * Carries a photo from where it lay to where it now lies (first, last, invert, play). The two are different
 * elements: one reports its place as it leaves the page, the other is moved from there when it enters it.
 * Under reduced motion nothing moves.
 */
export class Flights {
  readonly #departures = new Map<string, Departure>();
  readonly #inTheAir = new Set<Promise<unknown>>();

  /** @param turn degrees by which the photo lay askew */
  depart(photoId: string, element: Element, turn: number): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) return;
    this.#departures.set(photoId, { x: left + width / 2, y: top + height / 2, widthPx: width, turn });
  }

  arrive(photoId: string, element: HTMLElement): void {
    const from = this.#departures.get(photoId);
    this.#departures.delete(photoId);
    if (!from || this.#inTheAir.size >= FLIGHTS_AT_ONCE || prefersStillness()) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = from.x - (left + width / 2);
    const y = from.y - (top + height / 2);
    const scale = from.widthPx / width;
    element.style.zIndex = '50';
    const flight = element.animate(
      [
        {
          transform: `translate(${x}px, ${y}px) rotate(${from.turn}deg) scale(${scale})`,
          boxShadow: 'var(--shadow-lifted)',
        },
        { transform: 'none', boxShadow: 'none' },
      ],
      { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
    const landing = flight.finished.catch(ignoreCancelled).then(() => {
      this.#inTheAir.delete(landing);
      element.style.zIndex = '';
    });
    this.#inTheAir.add(landing);
  }

  /** Resolves when no photo is in the air. */
  async landed(): Promise<void> {
    while (this.#inTheAir.size > 0) await Promise.all(this.#inTheAir);
  }
}

/** A photo that left the page in mid-air has landed, too. */
function ignoreCancelled(): void {}
