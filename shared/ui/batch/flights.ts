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

interface Arrival {
  readonly from: Departure;
  readonly element: HTMLElement;
}

/**
 * Carries a photo from where it lay to where it now lies (first, last, invert, play). The two are different
 * elements: one reports its place as it leaves the page, the other is moved from there when it enters it.
 * Under reduced motion nothing moves.
 */
export class Flights {
  readonly #departures = new Map<string, Departure>();
  /** Where prints lie that leave together; undefined before the first of them. */
  #lying: ReadonlyMap<Element, DOMRect> | undefined;
  readonly #arriving: Arrival[] = [];
  readonly #inTheAir = new Set<Promise<unknown>>();

  /** @param turn degrees by which the photo lay askew */
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

  /** Of all prints when the first of some leaves: once it is gone, each question would have the page laid out anew. */
  #rectOf(element: Element): DOMRect {
    if (!this.#lying) {
      const prints = element.closest('.heap')?.querySelectorAll('.print') ?? [];
      this.#lying = new Map(Array.from(prints, (print) => [print, print.getBoundingClientRect()]));
      queueMicrotask(() => (this.#lying = undefined));
    }
    return this.#lying.get(element) ?? element.getBoundingClientRect();
  }

  /** Measures all that came together before any of them is moved, for the same reason. */
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
    // Not a part of what moves: a shadow that changes would be painted anew for each frame.
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

/** A photo that left the page in mid-air has landed, too. */
function ignoreCancelled(): void {}
