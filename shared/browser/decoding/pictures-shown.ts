import { PICTURES_SHOWN } from '../limits.ts';

let beingMade = 0;
let lastMadeMs = -Infinity;

/** Counts a picture that somebody is waiting to see until it is made. Returns its argument. */
export async function showing<Picture>(picture: Promise<Picture>): Promise<Picture> {
  beingMade += 1;
  try {
    return await picture;
  } finally {
    beingMade -= 1;
    lastMadeMs = performance.now();
  }
}

/**
 * Resolves once the pictures of the photos on the table are there (see {@link PICTURES_SHOWN}), because reading whole
 * files would delay them.
 */
export async function picturesShown(): Promise<void> {
  const begunMs = performance.now();
  const { quietMs, noneMs, mostMs } = PICTURES_SHOWN;
  const isDue = () => {
    const [passedMs, quietForMs] = [performance.now() - begunMs, performance.now() - lastMadeMs];
    // The table may not be drawn yet, and newly added photos may be out of sight.
    const wasMade = lastMadeMs > begunMs || passedMs >= noneMs;
    return (beingMade === 0 && quietForMs >= quietMs && wasMade) || passedMs >= mostMs;
  };
  do {
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  } while (!isDue());
}
