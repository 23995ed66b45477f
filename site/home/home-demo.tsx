import { useCallback, useEffect, useRef, useState } from 'react';
import { traysOf } from '#ui/board/batch-view.ts';
import { Flights } from '#ui/batch/flights.ts';
import { PhotoHeap } from '#ui/table/photo-heap.tsx';
import { ThumbnailsContext, type ThumbnailSource } from '#ui/kit/thumbnails-context.ts';
import { TrayBoard } from '#ui/table/tray-board.tsx';
import { SAMPLE_RESULTS, type SampleResult } from '../samples/sample-results.ts';
import { smallSampleUrl } from '../samples/samples.ts';
import { HOME } from './home-copy.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { type BatchState, IDLE_BATCH, reduceBatch } from '#core/batch/batch.ts';

const FIRST_MS = 1200;
const NEXT_MS = 700;

interface DemoRun {
  readonly state: BatchState;
  readonly isOver: boolean;
  readonly again: () => void;
}

/** One picture of each folder first, so that the first frame has many trays. */
const IN_ORDER = SAMPLE_RESULTS.toSorted((a, b) => Number(isRepeated(a)) - Number(isRepeated(b)));

function isRepeated({ id, folder }: SampleResult): boolean {
  return SAMPLE_RESULTS.find((each) => each.folder === folder)?.id !== id;
}

/** The batch under way, so that the trays are filled from the first frame. */
const PLACED_AT_FIRST = 8;
const UNDER_WAY = Array.from({ length: PLACED_AT_FIRST }).reduce(placeNext, IDLE_BATCH);

/** Plays the rest of a batch of the sample pictures: each is analyzed, then placed. */
function useDemoRun(isSeen: boolean): DemoRun {
  const [state, setState] = useState(UNDER_WAY);
  const placed = state.arrivals.length;
  useEffect(() => {
    if (!isSeen || placed >= SAMPLE_RESULTS.length) return undefined;
    const timer = setTimeout(() => setState(placeNext), placed === PLACED_AT_FIRST ? FIRST_MS : NEXT_MS);
    return () => clearTimeout(timer);
  }, [isSeen, placed]);
  const again = useCallback(() => setState(UNDER_WAY), []);
  return { state, isOver: placed >= SAMPLE_RESULTS.length, again };
}

function placeNext(state: BatchState): BatchState {
  const done = state.arrivals.length + 1;
  const next = IN_ORDER[done - 1];
  if (!next) return state;
  const photo = {
    photoId: next.id,
    description: next.description,
    category: next.folder,
    folder: [next.folder],
    name: next.after,
    extension: '',
  };
  const after = reduceBatch(state, { type: 'placed', photo, done, total: SAMPLE_RESULTS.length });
  const following = IN_ORDER[done];
  return following ? reduceBatch(after, { type: 'looking', photoId: following.id }) : after;
}

const READY = new Map(
  SAMPLE_RESULTS.map(({ id }) => [id as string, { status: 'ready', url: smallSampleUrl(id) } as const]),
);
const PICTURES: ThumbnailSource = {
  stateOf: (photoId) => READY.get(photoId) ?? { status: 'none' },
  watch: () => () => undefined,
};
const PHOTOS = SAMPLE_RESULTS.map(({ id, before }) => ({ id, name: before, sizeBytes: 0, modifiedMs: 0 }));
const PHOTO_IDS: ReadonlySet<string> = new Set(PHOTOS.map(({ id }) => id));

/** A demo of the light table, built from the upload page's components. Plays once it is in the viewport. */
export function HomeDemo() {
  const table = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [flights] = useState(() => new Flights());
  const { state, isOver, again } = useDemoRun(isSeen);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? false), {
      threshold: 0.3,
    });
    if (table.current) observer.observe(table.current);
    return () => observer.disconnect();
  }, []);

  return (
    <ThumbnailsContext value={PICTURES}>
      <div ref={table} className="light-table home-demo relative">
        <p className="sr-only">{HOME.demo}</p>
        <div className="home-demo-heap">
          <PhotoHeap photos={PHOTOS} state={state} flights={flights} />
          {isOver && <DemoResult onAgain={again} />}
        </div>
        <div aria-hidden className="home-demo-trays">
          <TrayBoard trays={traysOf(state.arrivals, PHOTO_IDS)} flights={flights} />
        </div>
      </div>
    </ThumbnailsContext>
  );
}

interface DemoResultProps {
  onAgain: () => void;
}

/** Shows the finished ZIP in place of the heap. */
function DemoResult({ onAgain }: DemoResultProps) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-1 text-center">
      <p className="font-mono text-17 font-semibold">{ARCHIVE_NAME}</p>
      <p className="font-mono text-13 text-quiet">{HOME.result}</p>
      <button type="button" onClick={onAgain} className={buttonClass('quiet', 'mt-3')}>
        <RotateCcw size={18} aria-hidden />
        {HOME.again}
      </button>
    </div>
  );
}
