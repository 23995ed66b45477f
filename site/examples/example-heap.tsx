import { PicturePrint } from '../kit/picture-print.tsx';
import { sampleResult } from '../samples/sample-results.ts';
import { type SampleId, smallSampleUrl } from '../samples/samples.ts';

interface ExampleHeapProps {
  samples: readonly SampleId[];
}

/** The position and rotation of each print in a small heap, in percent and degrees. */
const PLACES = [
  { left: '6%', top: '14%', width: '56%', turn: -2.5 },
  { left: '42%', top: '30%', width: '50%', turn: 2 },
  { left: '54%', top: '3%', width: '38%', turn: 1 },
] as const;

/** A few overlapping prints with their destination folders aligned below. */
export function ExampleHeap({ samples }: ExampleHeapProps) {
  return (
    <div aria-hidden className="light-table overflow-hidden">
      <div className="relative aspect-[8/5]">
        {samples
          .map((sample, at) => ({ sample, ...(PLACES[at] ?? PLACES[0]) }))
          .toReversed()
          .map(({ sample, turn, ...place }) => (
            <span key={sample} className="absolute" style={place}>
              <PicturePrint picture={smallSampleUrl(sample)} turn={turn} />
            </span>
          ))}
      </div>
      <p className="flex flex-wrap gap-x-4 border-t border-line px-4 py-2 font-mono text-13 text-quiet">
        {[...new Set(samples.map((sample) => sampleResult(sample).folder))].map((folder) => (
          <span key={folder}>{folder}</span>
        ))}
      </p>
    </div>
  );
}
