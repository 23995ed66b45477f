import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REMEMBERED, SAVED_BYTES } from '#browser/limits.ts';
import { DEVICE_DECODING, MAX_JPEG_SCANS, SERVICE_DECODING } from '#core/decoding/decoding-limits.ts';
import { FRAMES_OF_FILM } from '#core/films/frame-moments.ts';
import { FILM_READING } from '#core/decoding/film-limits.ts';
import { EVENT_GAP_HOURS, FAR_KM } from '#core/events/limits.ts';
import { PHOTOS_TO_FIT } from '#core/similarity/likeness/limits.ts';
import {
  DELETED_SUBJECT_MS,
  ENGINE_LONG_EDGE_PX,
  ENOUGH_PHOTOS,
  FEWEST_SMALL_FOLDERS,
  FOUNDING_MEMBERS,
  MAX_ALTERNATIVES,
  MAX_DEVICE_PHOTO_BYTES,
  MAX_PHOTO_BYTES,
  MAX_RAW_BYTES,
  NEIGHBOUR,
  PHOTOS_PER_PRESS,
  SAVED_BATCH_MS,
  SURE_CONFIDENCE,
} from '#core/limits.ts';
import { PHOTOS_READ } from '#core/library/limits.ts';
import { FEWEST_FACES } from '#core/people/limits.ts';
import { PLANS } from '#core/accounts/plan.ts';
import { readPlaceTable } from '#core/places/place-table.ts';
import { CORRECTIONS_FOR_RULE } from '#core/review/limits.ts';
import { FILES_AT_ONCE, MOST_OBJECT_BYTES, MOST_TRIES } from '#storage/limits.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { zipLimits } from '../../cli/limits.ts';
import { SOURCE_REST_MS } from '../../cli/destinations/limits.ts';
import { DOUBT_MS, RETRY_MS, SETTLE_MS, UNTOLD_SETTLE_MS } from '../../cli/library/limits.ts';
import { PAGE_FILM_LIMITS, PAGE_IMAGE_THRESHOLD_PX } from '../../extension/limits.ts';
import { NOT_FOR_BROWSERS } from '../../scripts/copy-engine.ts';
import { ENGINE_QUEUE, MAX_JSON_PICTURE_BYTES, STOP_MS } from '../../server/limits.ts';
import measured from '../../site/facts/measured.json' with { type: 'json' };
import { MEASURED } from '../../site/facts/measured.ts';
import report from '#engine/weights/training-report.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const MB = 1024 * 1024;
const GB = 1024 * MB;
const DAY_MS = 24 * 60 * 60 * 1000;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const flat = (path: string) => read(path).replaceAll(/\s+/g, ' ');
const count = (number: number) => number.toLocaleString('en-US');
const word = (number: number) => WORDS[number] ?? count(number);
const millions = (number: number) => number / 1_000_000;

/** The value of a constant that its module doesn't export. */
function constant(path: string, name: string): number {
  const [, value] = new RegExp(`const ${name} = ([\\d_.]+);`).exec(read(path)) ?? [];
  if (!value) throw new Error(`${path} has no number ${name}.`);
  return Number(value.replaceAll('_', ''));
}

/** The sizes of a model's files, by name. */
function manifestOf(model: string): Record<string, number> {
  const { files } = JSON.parse(read(join('dist/models', model, 'manifest.json'))) as {
    files: Record<string, { bytes: number }>;
  };
  return Object.fromEntries(Object.entries(files).map(([name, { bytes }]) => [name, bytes]));
}

/** The engine's files for browsers, in megabytes with one decimal. */
function engineMegabytes(): string {
  const kept = Object.entries(manifestOf('')).filter(([name]) => !NOT_FOR_BROWSERS.has(name));
  return (kept.reduce((sum, [, bytes]) => sum + bytes, 0) / MB).toFixed(1);
}

const places = readPlaceTable(readFileSync(join(ROOT, 'shared/places/cities.bin'))).latitudes.length;
const held = SERVICE_DECODING.maxWork / 4 / 1_000_000;
const jxlMegapixels = millions(DEVICE_DECODING.maxWork) / 32;
/** Decoders hold several copies of a film's frame. */
const filmMegapixels = millions(DEVICE_DECODING.maxWork) / 10;
const edgePx = count(SERVICE_DECODING.maxEdgePx);
const days = word(SAVED_BATCH_MS / DAY_MS);
const tinyPx = constant('shared/core/look-again/look-again.ts', 'TINY_PX');
const nearKm = constant('shared/core/places/place-of.ts', 'NEAR_KM');
const mostWorkers = word(constant('server/engines/embedded/embedded-engine.ts', 'DEFAULT_MAX_WORKERS'));
const chrome = /minimum_chrome_version: '(\d+)'/.exec(read('extension/manifest.ts'))?.[1] ?? '';
const node = [...packageJson.engines.node.matchAll(/\^(\d+\.\d+)\.0/g)].map(([, version = '']) =>
  version.replace(/\.0$/, ''),
);
const nodes = `${node.slice(0, -1).join(', ')} or ${node.at(-1)}`;

const share = (part: number, whole: number) => ((part / whole) * 100).toFixed(1);

/** A measured set's figures, in percent. */
function figuresOf({ photos, acceptable, firstChoice, wordInName, emptyNames }: typeof everyday) {
  const [folder, first, word, empty] = [acceptable, firstChoice, wordInName, emptyNames].map((part) =>
    share(part, photos),
  );
  return { photos, folder, first, word, empty };
}

const { everyday, imageNet } = measured.accuracy;
const daily = figuresOf(everyday);
const single = figuresOf(imageNet);
const acceptable = everyday.acceptable + imageNet.acceptable;
const whole = { photos: MEASURED.accuracy.photos, folder: share(acceptable, MEASURED.accuracy.photos) };
const unseen = report.valOtherSources;

it('the pages’ figures of unseen photos are those of the training report', () => {
  const { photos, acceptablePercent } = unseen;
  expect(measured.accuracy.unseen).toEqual({ photos, acceptablePercent });
});

/** The networks for faces, in megabytes with one decimal, as they are in the extension. */
const faceMegabytes = (
  Object.values(manifestOf('people')).reduce((sum, bytes) => sum + bytes, 0) / MB
).toFixed(1);

/** Each sentence or phrase with numbers, made from its constants. */
const SAID: readonly (readonly [document: string, text: string])[] = [
  ['README.md', `With Node.js ${nodes} on Linux`],
  ['README.md', `loads the engine once (${engineMegabytes()} MB)`],
  [
    'README.md',
    `of ${count(unseen.photos)} photos from sources that the engine had never seen, ${unseen.acceptablePercent} %`,
  ],
  ['README.md', `of ${daily.photos} everyday photos, ${daily.folder} %`],
  ...[`${daily.photos} everyday photos`, `${single.photos} pictures of ImageNet's kind`].map((set, at) => {
    const { folder, first, word, empty } = [daily, single][at] ?? daily;
    return ['docs/accuracy.md', `| ${set} | ${folder} % | ${first} % | ${word} % | ${empty} % |`] as const;
  }),
  ['docs/accuracy.md', `average error is ${report.calibrationErrorPercent.after} points`],
  ['docs/accuracy.md', `| All ${whole.photos} | ${whole.folder} % |`],
  [
    'docs/accuracy.md',
    `| ${count(unseen.photos)} photos of other, unseen sources | ${unseen.acceptablePercent} % (${report.valOtherSourcesCorrected.acceptablePercent} % by`,
  ],
  ['SECURITY.md', `Node.js ${nodes.replace(' or ', ' and ')} are supported`],
  ['SECURITY.md', `copies (long edge ${ENGINE_LONG_EDGE_PX} pixels`],
  ['SECURITY.md', `stay in the profile for up to ${days} days`],
  ['SECURITY.md', `newest release (${packageJson.version.replace(/\.\d+$/, '.x')} today)`],
  ['docs/privacy.md', `(long edge ${ENGINE_LONG_EDGE_PX} pixels, about ${MEASURED.copyKilobytes} kB)`],
  ['docs/site.md', `up to ${count(PHOTOS_PER_PRESS)} photos at once`],
  ['docs/site.md', `is in the browser (${engineMegabytes()} MB)`],
  ['docs/site.md', `if Chrome has one (${chrome} or later`],
  ['docs/site.md', `stays in this browser for ${days} days`],
  [
    'docs/site.md',
    `at most ${count(REMEMBERED.photos)} photos or ${REMEMBERED.bytes / MB} MB, and removes the oldest`,
  ],
  ['docs/site.md', `When you move ${word(CORRECTIONS_FOR_RULE)} or more photos`],
  ['docs/site.md', `From ${word(PHOTOS_TO_FIT)} photos on, their look can`],
  ['docs/site.md', `Above ${SAVED_BYTES / 1_000_000_000} GB, only the progress`],
  ['docs/site.md', `a category that has at least ${ENOUGH_PHOTOS} photos`],
  ['docs/site.md', `if that saves at least ${FEWEST_SMALL_FOLDERS} folders`],
  ['docs/command-line.md', `categories of fewer than ${ENOUGH_PHOTOS} photos`],
  ['docs/extension.md', `It needs Chrome ${chrome} or later`],
  ['docs/extension.md', `(${PAGE_IMAGE_THRESHOLD_PX} pixels by default)`],
  [
    'docs/extension.md',
    `One may have ${PAGE_FILM_LIMITS.bytes / GB} GB, and all together ${PAGE_FILM_LIMITS.allBytes / GB} GB`,
  ],
  ['docs/command-line.md', `among ${count(places)} cities and villages`],
  ['docs/command-line.md', `without a city within ${nearKm} km`],
  ['docs/command-line.md', `ends after ${word(EVENT_GAP_HOURS)} hours without a photo`],
  ['docs/command-line.md', `Days more than ${FAR_KM} km from home`],
  ['docs/command-line.md', `or ${tinyPx} pixels or less`],
  ['docs/command-line.md', `a \`confidence\` below ${SURE_CONFIDENCE}`],
  ['docs/command-line.md', `(ZIP64 too, at most ${count(zipLimits(0).files)} files)`],
  ['docs/command-line.md', `one per core, at most ${mostWorkers}`],
  ['docs/command-line.md', `within ${NEIGHBOUR.ms === 60_000 ? 'a minute' : '?'}`],
  [
    'docs/storage.md',
    `${word(FILES_AT_ONCE)[0]?.toUpperCase()}${word(FILES_AT_ONCE).slice(1)} files are sent`,
  ],
  ['docs/storage.md', `retried up to ${word(MOST_TRIES - 1)} times`],
  ['docs/site.md', `Its networks (${faceMegabytes} MB unpacked)`],
  [
    'docs/benchmarks.md',
    `${whole.photos} test photos in a folder that a person accepts | ${whole.folder} % (${acceptable} photos)`,
  ],
  [
    'docs/benchmarks.md',
    `${daily.photos} everyday photos | ${daily.folder} % (first choice ${daily.first} %)`,
  ],
  [
    'docs/benchmarks.md',
    `${single.photos} pictures of ImageNet's kind | ${single.folder} % (first choice ${single.first} %)`,
  ],
  ['docs/benchmarks.md', `one of the expected words | ${daily.word} %`],
  ['docs/benchmarks.md', `of ImageNet's kind | ${single.word} %`],
  ['docs/benchmarks.md', `(${count(unseen.photos)} photos, noisier labels) | ${unseen.acceptablePercent} %`],
  ['docs/command-line.md', `People in fewer than ${word(FEWEST_FACES)} photos`],
  ['docs/library.md', `up to ${word(EVENT_GAP_HOURS)} hours before or after`],
  ['docs/library.md', `the dates of up to ${count(PHOTOS_READ)} photos`],
  ['docs/library.md', `unchanged for ${word(SETTLE_MS / 1000)} seconds`],
  ['docs/library.md', `After ${word(DOUBT_MS / 60_000)} minutes without a change`],
  ['docs/library.md', `wait for ${UNTOLD_SETTLE_MS / 1000} seconds`],
  ['docs/command-line.md', `after a pause of ${word(SOURCE_REST_MS / 1000)} seconds`],
  ['docs/library.md', `tried again every ${RETRY_MS / 1000} seconds`],
  ['docs/settings.md', `for ${DELETED_SUBJECT_MS / DAY_MS} days after a deletion`],
  ['docs/settings.md', `shorter than ${DELETED_SUBJECT_MS / DAY_MS} days`],
  ['deploy/README.md', `${kubernetes('deployment', /sleep, '(\d+)'/)} s for the load balancers`],
  ['deploy/README.md', `above ${kubernetes('autoscaler', /averageValue: '(\d+)'/)} s on average`],
  ['extension/README.md', `for faces (${Math.round(Number(faceMegabytes))} MB)`],
  ['docs/storage.md', `more than ${MOST_OBJECT_BYTES / 1024 ** 3} GB is refused`],
  ['docs/formats.md', `| Size of a photo | ${MAX_PHOTO_BYTES / MB} MB | ${MAX_DEVICE_PHOTO_BYTES / MB} MB |`],
  [
    'docs/formats.md',
    `| Pixels | ${millions(SERVICE_DECODING.maxPixels)} megapixels | ${millions(DEVICE_DECODING.maxPixels)} megapixels |`,
  ],
  [
    'docs/formats.md',
    `hold as a whole | ${held} megapixels | ${millions(DEVICE_DECODING.maxWork) / 4} megapixels |`,
  ],
  ['docs/formats.md', `command line | | ${millions(DEVICE_DECODING.maxWork) / 10} megapixels |`],
  [
    'docs/formats.md',
    `JPEG XL | ${jxlMegapixels} megapixels | ${jxlMegapixels} megapixels, or ${millions(DEVICE_DECODING.maxWork) / 4} where`,
  ],
  ['docs/formats.md', `| Longest edge | ${edgePx} pixels | ${edgePx} pixels |`],
  ['docs/formats.md', `| Size of a raw file | ${MAX_RAW_BYTES / MB} MB | ${MAX_RAW_BYTES / MB} MB |`],
  ['docs/formats.md', `| Photos and videos at once | by plan | ${count(PHOTOS_PER_PRESS)} |`],
  ['docs/formats.md', `| Pixels of a video | ${filmMegapixels} megapixels | ${filmMegapixels} megapixels |`],
  [
    'docs/formats.md',
    `At most ${FILM_READING.bytes / MB} MB of a video are read to look at it, within ${FILM_READING.ms / 1000} seconds`,
  ],
  ['docs/formats.md', `more than ${MAX_JPEG_SCANS} scans`],
  ['docs/api.md', `up to ${MAX_JSON_PICTURE_BYTES / MB} MB of picture`],
  [
    'docs/api.md',
    `up to ${MAX_PHOTO_BYTES / MB} MB and ${millions(SERVICE_DECODING.maxPixels)} million pixels`,
  ],
  ['docs/api.md', `may have ${held} million`],
  ['docs/api.md', `Each may have ${ENGINE_LONG_EDGE_PX} × ${ENGINE_LONG_EDGE_PX} pixels`],
  ['docs/api.md', `up to ${word(FRAMES_OF_FILM)} frames`],
  ['docs/api.md', `up to ${word(MAX_ALTERNATIVES)} other folders`],
  ['docs/settings.md', `| \`FOUNDING_MEMBERS\` | \`${FOUNDING_MEMBERS}\` |`],
  [
    'docs/settings.md',
    `one per core, at most ${constant('server/engines/embedded/embedded-engine.ts', 'DEFAULT_MAX_WORKERS')}`,
  ],
  ['deploy/README.md', `then up to ${STOP_MS / 1000} s for requests in flight`],
  ['deploy/README.md', `wait longer than ${ENGINE_QUEUE.maxWaitMs / 1000} s are refused`],
  ['deploy/SCALE.md', `photos wait for up to ${ENGINE_QUEUE.maxWaitMs / 1000} s`],
  ['deploy/SCALE.md', `keeps up to ${constant('server/store/open-database.ts', 'POOL_SIZE')}`],
  ['extension/README.md', `(${Math.round(Number(engineMegabytes()))} MB unpacked)`],
  ['extension/STORE.md', `${PLANS.free.photosPerMonth} photos a month are free`],
  ['extension/STORE.md', `up to ${MAX_PHOTO_BYTES / MB} MB each`],
  ['extension/STORE.md', `or after ${days} days`],
  ['extension/STORE.md', `(long edge ${ENGINE_LONG_EDGE_PX} pixels)`],
  ['shared/places/README.md', `${count(places)} cities and villages`],
  ['CONTRIBUTING.md', `${count(constantOfFuzz())} inputs for each parser`],
];

/** The inputs that the long fuzz tests try. */
function constantOfFuzz(): number {
  const [, runs = ''] = /long: \{ runs: ([\d_]+) \}/.exec(read('vitest.config.ts')) ?? [];
  return Number(runs.replaceAll('_', ''));
}

/** A value of the server's Kubernetes files. */
function kubernetes(name: string, value: RegExp): string {
  return value.exec(read(`deploy/kubernetes/server/${name}.yaml`))?.[1] ?? '';
}

/** Promises and comparisons that no constant of the code decides. */
const OURS: readonly (readonly [document: string, text: string])[] = [
  ['SECURITY.md', 'at most 90 days after the report'],
  ['SECURITY.md', 'within 7 days if it is critical'],
  ['docs/takeout.md', 'may belong to two photos'],
];

/** Measured numbers have their command on these pages, sizes of packages a script; two describe how things should look. */
const ELSEWHERE = new Set([
  'accuracy.md',
  'asvs.md',
  'benchmarks.md',
  'comparison.md',
  'dependencies.md',
  'specification.md',
]);

const A_NUMBER = new RegExp(
  `(?:\\d[\\d,.]*|\\b(?:${WORDS.slice(2).join('|')})) ` +
    '(?:[kKMGT]B|megapixels|million pixels|pixels|photos|m?s|seconds|minutes|hours|days|times|%)(?![\\w-])',
  'g',
);

describe('numbers in documents', () => {
  it.each(SAID)('%s says: %s', (document, text) => {
    expect(flat(document)).toContain(text);
  });

  it('all come from a constant, where they have a unit', () => {
    const pages = [
      'README.md',
      'SECURITY.md',
      'deploy/README.md',
      'extension/README.md',
      'extension/STORE.md',
      ...readdirSync(join(ROOT, 'docs')).flatMap((name) =>
        name.endsWith('.md') && !ELSEWHERE.has(name) ? [`docs/${name}`] : [],
      ),
    ];
    const unknown = pages.flatMap((page) => {
      const known = [...SAID, ...OURS].filter(([document]) => document === page).map(([, text]) => text);
      const rest = known.reduce((left, text) => left.replaceAll(text, ''), flat(page));
      return [...rest.matchAll(A_NUMBER)].map(
        ({ index, 0: found }) => `${page}: …${rest.slice(Math.max(0, index - 40), index)}${found}`,
      );
    });
    expect(unknown).toEqual([]);
  });
});
