/** A caption of a recording. Times are milliseconds from its start. */
export interface Caption {
  readonly fromMs: number;
  readonly toMs: number;
  readonly text: string;
}

/** Returns captions as a WebVTT file. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ fromMs, toMs, text }) => `${timeOf(fromMs)} --> ${timeOf(toMs)}\n${text}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Returns one caption from each moment to the next. */
export function captionsFrom(moments: readonly number[], texts: readonly string[], endMs: number): Caption[] {
  const [begin = 0] = moments;
  return texts.map((text, at) => ({
    fromMs: (moments[at] ?? begin) - begin,
    toMs: (moments[at + 1] ?? endMs) - begin,
    text,
  }));
}

function timeOf(ms: number): string {
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock}.${String(Math.floor(ms) % 1000).padStart(3, '0')}`;
}
