/** The outputs above a hidden layer, with their gradient. */
export class OutputLayer {
  /** outputs × (units and the bias). */
  readonly rows: Float64Array;
  readonly gradient: Float64Array;
  readonly #units: number;
  readonly #outputs: number;

  constructor(rows: Float64Array, units: number, outputs: number) {
    this.rows = rows;
    this.gradient = new Float64Array(rows.length);
    this.#units = units;
    this.#outputs = outputs;
  }

  /** Clears the gradient. */
  begin(): void {
    this.gradient.fill(0);
  }

  /**
   * Adds one example's cross entropy to the gradient.
   *
   * @param answers of the units
   * @param target of the outputs; its sum is the example's weight
   * @param factor that multiplies loss and gradient
   * @returns the loss, and its derivative by each unit's answer
   */
  learn(answers: Float64Array, target: Float64Array, factor: number): { loss: number; slopes: Float64Array } {
    const logits = target.map((_, output) => this.#logit(output, answers));
    const highest = Math.max(...logits);
    const powers = logits.map((logit) => Math.exp(logit - highest));
    const sum = powers.reduce((total, power) => total + power, 0);
    const weight = target.reduce((total, value) => total + value, 0);
    const slopes = new Float64Array(this.#units);
    let loss = 0;
    for (let output = 0; output < this.#outputs; output += 1) {
      const probability = powers[output]! / sum;
      loss -= factor * target[output]! * Math.log(probability + 1e-12);
      const difference = factor * (weight * probability - target[output]!);
      const start = output * (this.#units + 1);
      for (let unit = 0; unit < this.#units; unit += 1) {
        slopes[unit]! += difference * this.rows[start + unit]!;
        this.gradient[start + unit]! += difference * answers[unit]!;
      }
      this.gradient[start + this.#units]! += difference;
    }
    return { loss, slopes };
  }

  #logit(output: number, answers: Float64Array): number {
    const start = output * (this.#units + 1);
    let logit = this.rows[start + this.#units]!;
    for (let unit = 0; unit < this.#units; unit += 1) logit += answers[unit]! * this.rows[start + unit]!;
    return logit;
  }
}
