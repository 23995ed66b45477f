/** A benchmark with a script in package.json. */
export interface Benchmark {
  readonly title: string;
  /** Relative to this folder. */
  readonly script: string;
  /** False if it needs a folder of photos, and only its short form draws some. */
  readonly isWhole?: false;
}

/** All benchmarks, in execution order. */
export const BENCHMARKS: readonly Benchmark[] = [
  { title: 'The ZIP', script: 'archive/bench.ts' },
  { title: 'Decoding', script: 'decode/bench.ts' },
  { title: 'A batch', script: 'pipeline/bench.ts' },
  { title: 'The upload page', script: 'site/upload.ts' },
  { title: 'Sharing with the installed app', script: 'site/share.ts' },
  { title: 'The first screen', script: 'site/first-screen.ts' },
  { title: 'The sample pictures', script: 'site/samples.ts' },
  { title: 'The embedded engine', script: 'engine/bench.ts' },
  { title: 'On this device', script: 'device/bench.ts' },
  { title: 'The time left', script: 'progress/bench.ts', isWhole: false },
  { title: 'A very large batch', script: 'scale/bench.ts' },
  { title: 'Browser and command line', script: 'equal/bench.ts', isWhole: false },
  { title: 'Duplicates', script: 'alike/bench.ts' },
  { title: 'Look again', script: 'look-again/bench.ts' },
  { title: 'Rules by likeness', script: 'likeness/bench.ts', isWhole: false },
  { title: 'People', script: 'people/bench.ts' },
  { title: 'Neighbors', script: 'neighbours/bench.ts', isWhole: false },
  { title: 'The search', script: 'search/bench.ts' },
  { title: 'The server under load', script: 'load/bench.ts' },
  { title: 'The server under abuse', script: 'abuse/bench.ts' },
  { title: 'Lighthouse on a phone', script: 'site/lighthouse.ts' },
  { title: 'Images of a page', script: 'extension/collect.ts' },
  { title: 'The side panel', script: 'extension/panel.ts' },
  { title: 'The popup', script: 'extension/popup.ts' },
];
