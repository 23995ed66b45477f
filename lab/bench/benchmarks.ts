/** A benchmark. */
export interface Benchmark {
  /** For `npm run bench -- <name>`. */
  readonly name: string;
  readonly title: string;
  /** Relative to this folder. */
  readonly script: string;
  /** False if it needs a folder of photos, and only its short form draws some. */
  readonly isWhole?: false;
}

/** All benchmarks, in execution order. */
export const BENCHMARKS: readonly Benchmark[] = [
  { name: 'archive', title: 'The ZIP', script: 'archive/bench.ts' },
  { name: 'decode', title: 'Decoding', script: 'decode/bench.ts' },
  { name: 'films', title: 'Films', script: 'films/bench.ts', isWhole: false },
  { name: 'pipeline', title: 'A batch', script: 'pipeline/bench.ts' },
  { name: 'upload', title: 'The upload page', script: 'site/upload.ts' },
  { name: 'share', title: 'Sharing with the installed app', script: 'site/share.ts' },
  { name: 'first-screen', title: 'The first screen', script: 'site/first-screen.ts' },
  { name: 'samples', title: 'The sample pictures', script: 'site/samples.ts' },
  { name: 'engine', title: 'The embedded engine', script: 'engine/bench.ts' },
  { name: 'device', title: 'On this device', script: 'device/bench.ts' },
  { name: 'progress', title: 'The time left', script: 'progress/bench.ts', isWhole: false },
  { name: 'scale', title: 'A very large batch', script: 'scale/bench.ts' },
  { name: 'equal', title: 'Browser and command line', script: 'equal/bench.ts', isWhole: false },
  { name: 'alike', title: 'Duplicates', script: 'alike/bench.ts' },
  { name: 'film-copies', title: 'Duplicates among films', script: 'alike/films.ts' },
  { name: 'look-again', title: 'Look again', script: 'look-again/bench.ts' },
  { name: 'likeness', title: 'Rules by likeness', script: 'likeness/bench.ts', isWhole: false },
  { name: 'people', title: 'People', script: 'people/bench.ts' },
  { name: 'neighbours', title: 'Neighbors', script: 'neighbours/bench.ts', isWhole: false },
  { name: 'search', title: 'The search', script: 'search/bench.ts' },
  { name: 'load', title: 'The server under load', script: 'load/bench.ts' },
  { name: 'abuse', title: 'The server under abuse', script: 'abuse/bench.ts' },
  { name: 'lighthouse', title: 'Lighthouse on a phone', script: 'site/lighthouse.ts' },
  { name: 'collect', title: 'Images of a page', script: 'extension/collect.ts' },
  { name: 'panel', title: 'The side panel', script: 'extension/panel.ts' },
  { name: 'popup', title: 'The popup', script: 'extension/popup.ts' },
];
