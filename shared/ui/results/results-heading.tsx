import { useResultsWording } from './results-wording.ts';

/** The head of the board. It takes the focus when a batch has ended, for what was pressed before is gone. */
export function ResultsHeading() {
  const words = useResultsWording();
  return (
    <h2 data-view="result" tabIndex={-1} className="text-28 outline-none">
      {words.title}
    </h2>
  );
}
