import { prefersStillness } from '../kit/prefers-stillness.ts';

const FLIGHT_MS = 320;
/**
 * With more photos than this in the air at once, it would look like confetti; further photos change place without an
 * animation.
 */
const FLIGHTS_AT_ONCE = 4;

interface Departure {
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
  readonly turn: number;
}

interface Arrival {
  readonly from: Departure;
  readonly element: HTMLElement;
}

/**
 * Animates a photo from its old place to its new one (first, last, invert, play). These are two elements: one reports
 * its place as it leaves the page, and the other starts there when it enters. Under reduced motion nothing moves.
 */
export class Flights {
  readonly #departures = new Map<string, Departure>();
  /** The positions of prints that leave together; undefined before the first one leaves. */
  #lying: ReadonlyMap<Element, DOMRect> | undefined;
  readonly #arriving: Arrival[] = [];
  readonly #inTheAir = new Set<Promise<unknown>>();

  /** @param turn rotation of the photo in degrees */
  depart(photoId: string, element: Element, turn: number): void {
    const { left, top, width, height } = this.#rectOf(element);
    if (width === 0) return;
    this.#departures.set(photoId, { x: left + width / 2, y: top + height / 2, widthPx: width, turn });
  }

  arrive(photoId: string, element: HTMLElement): void {
    const from = this.#departures.get(photoId);
    this.#departures.delete(photoId);
    if (!from || prefersStillness()) return;
    this.#arriving.push({ from, element });
    if (this.#arriving.length === 1) queueMicrotask(() => this.#takeOff());
  }

  /** Measures all prints when the first one leaves: after its removal, each measurement would force a new layout. */
  #rectOf(element: Element): DOMRect {
    if (!this.#lying) {
      const prints = element.closest('.heap')?.querySelectorAll('.print') ?? [];
      this.#lying = new Map(Array.from(prints, (print) => [print, print.getBoundingClientRect()]));
      queueMicrotask(() => (this.#lying = undefined));
    }
    return this.#lying.get(element) ?? element.getBoundingClientRect();
  }

  /** Measures all arrivals before moving any of them, for the same reason. */
  #takeOff(): void {
    const arrived = this.#arriving.splice(0).slice(0, FLIGHTS_AT_ONCE - this.#inTheAir.size);
    const places = arrived.map(({ element }) => element.getBoundingClientRect());
    for (const [at, arrival] of arrived.entries()) this.#fly(arrival, places[at]!);
  }

  #fly({ from, element }: Arrival, { left, top, width, height }: DOMRect): void {
    const x = from.x - (left + width / 2);
    const y = from.y - (top + height / 2);
    const scale = from.widthPx / width;
    element.style.zIndex = '50';
    // Not animated with the rest: a changing shadow would be repainted in each frame.
    element.style.boxShadow = 'var(--shadow-lifted)';
    const flight = element.animate(
      [
        { transform: `translate(${x}px, ${y}px) rotate(${from.turn}deg) scale(${scale})` },
        { transform: 'none' },
      ],
      { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
    const landing = flight.finished.catch(ignoreCancelled).then(() => {
      this.#inTheAir.delete(landing);
      element.style.zIndex = '';
      element.style.boxShadow = '';
    });
    this.#inTheAir.add(landing);
  }

  /** Resolves when no photo is in the air. */
  async landed(): Promise<void> {
    if (this.#arriving.length > 0) this.#takeOff();
    while (this.#inTheAir.size > 0) await Promise.all(this.#inTheAir);
  }
}

/** A photo that left the page in mid-air also counts as landed. */
function ignoreCancelled(): void {}
