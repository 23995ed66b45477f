const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
const TINY = 1e-8;

/** Adam (Kingma and Ba, 2015, algorithm 1): moves a point against noisy gradients, with a separate scale per number. */
export class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(size: number) {
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
  }

  /**
   * Moves `point` in place.
   *
   * @param rate approximate maximum step per number
   */
  step(point: Float64Array, gradient: Float64Array, rate: number): void {
    this.#steps += 1;
    const meanBias = 1 - FIRST_MOMENT ** this.#steps;
    const squareBias = 1 - SECOND_MOMENT ** this.#steps;
    for (let at = 0; at < point.length; at += 1) {
      const slope = gradient[at]!;
      const mean = FIRST_MOMENT * this.#mean[at]! + (1 - FIRST_MOMENT) * slope;
      const square = SECOND_MOMENT * this.#square[at]! + (1 - SECOND_MOMENT) * slope * slope;
      this.#mean[at] = mean;
      this.#square[at] = square;
      point[at]! -= (rate * mean) / meanBias / (Math.sqrt(square / squareBias) + TINY);
    }
  }
}
