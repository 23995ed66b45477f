export type Objective = (point: Float64Array) => { loss: number; gradient: Float64Array };

/** The usual number of stored steps. */
const MEMORY = 10;
const SUFFICIENT_DECREASE = 1e-4;

/**
 * Minimizes with L-BFGS (Nocedal and Wright, Numerical Optimization, algorithm 7.5) and a backtracking line search.
 * Deterministic.
 *
 * @param onStep called with the number of steps done and the loss
 */
export function minimize(
  objective: Objective,
  start: Float64Array,
  maxSteps: number,
  onStep: (step: number, loss: number) => void,
): Float64Array {
  let point: Float64Array = start;
  let { loss, gradient } = objective(point);
  const history: { move: Float64Array; change: Float64Array; inverse: number }[] = [];
  for (let step = 1; step <= maxSteps; step += 1) {
    const direction = descent(gradient, history);
    const slope = inner(gradient, direction);
    let length = history.length === 0 ? 1 / Math.sqrt(inner(gradient, gradient)) : 1;
    let next = along(point, direction, length);
    let answer = objective(next);
    while (answer.loss > loss + SUFFICIENT_DECREASE * length * slope && length > 1e-10) {
      length /= 2;
      next = along(point, direction, length);
      answer = objective(next);
    }
    const move = next.map((value, index) => value - point[index]!);
    const change = answer.gradient.map((value, index) => value - gradient[index]!);
    const curvature = inner(move, change);
    if (curvature > 1e-14) history.push({ move, change, inverse: 1 / curvature });
    if (history.length > MEMORY) history.shift();
    const gain = loss - answer.loss;
    ({ loss, gradient } = answer);
    point = next;
    onStep(step, loss);
    if (gain < 1e-6 * Math.abs(loss)) break;
  }
  return point;
}

function descent(
  gradient: Float64Array,
  history: readonly { move: Float64Array; change: Float64Array; inverse: number }[],
): Float64Array {
  let direction: Float64Array = gradient.map((value) => -value);
  const shares: number[] = [];
  for (const { move, change, inverse } of history.toReversed()) {
    const share = inverse * inner(move, direction);
    shares.push(share);
    direction = along(direction, change, -share);
  }
  const last = history.at(-1);
  if (last !== undefined) {
    const scale = 1 / (last.inverse * inner(last.change, last.change));
    direction = direction.map((value) => value * scale);
  }
  for (const { move, change, inverse } of history) {
    direction = along(direction, move, shares.pop()! - inverse * inner(change, direction));
  }
  return direction;
}

function inner(first: Float64Array, second: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < first.length; index += 1) sum += first[index]! * second[index]!;
  return sum;
}

function along(point: Float64Array, direction: Float64Array, length: number): Float64Array {
  const out = new Float64Array(point.length);
  for (let index = 0; index < point.length; index += 1)
    out[index] = point[index]! + length * direction[index]!;
  return out;
}
