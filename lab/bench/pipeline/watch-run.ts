/** What a page did between sending its first picture and the ZIP. */
export interface Run {
  readonly calls: number;
  readonly sentBytes: number;
  readonly mostAtOnce: number;
  /** From sending the first picture to the last response. */
  readonly tookMs: number;
  /** From the last response to the start of the ZIP's download. */
  readonly zipMs: number;
}

interface Watched {
  calls: number;
  sentBytes: number;
  atOnce: number;
  mostAtOnce: number;
  firstMs: number;
  lastMs: number;
  zipMs: number;
}

/** Runs in the page before its own scripts: records every picture that is sent, and when the ZIP is ready. */
export function watchRun(): void {
  const watched: Watched = {
    calls: 0,
    sentBytes: 0,
    atOnce: 0,
    mostAtOnce: 0,
    firstMs: 0,
    lastMs: 0,
    zipMs: 0,
  };
  Object.assign(window, { watched });
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (!(init?.body instanceof Blob)) return send(input, init);
    watched.firstMs ||= performance.now();
    watched.calls += 1;
    watched.sentBytes += init.body.size;
    watched.mostAtOnce = Math.max(watched.mostAtOnce, (watched.atOnce += 1));
    try {
      return await send(input, init);
    } finally {
      watched.atOnce -= 1;
      watched.lastMs = performance.now();
    }
  };
  // The link to the ZIP is never in the document, so its click event does not bubble.
  const press = HTMLAnchorElement.prototype['click'];
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) watched.zipMs = performance.now();
    press.call(this);
  };
}

/** Runs in the page: returns the measurements since it was loaded. */
export function lastRun(): Run {
  const { watched } = window as unknown as { watched: Watched };
  const { calls, sentBytes, mostAtOnce, firstMs, lastMs, zipMs } = watched;
  return { calls, sentBytes, mostAtOnce, tookMs: lastMs - firstMs, zipMs: zipMs - lastMs };
}
