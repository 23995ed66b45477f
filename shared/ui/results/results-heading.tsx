import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';

interface ResultsHeadingProps {
  /** The id of what says how much came out; it is read with the heading. */
  summaryId: string;
}

/** The heading of the board. It gets the focus when a batch has ended, because the pressed button is gone. */
export function ResultsHeading({ summaryId }: ResultsHeadingProps) {
  const t = useMessages(resultsWords);
  return (
    <h2 data-view="result" tabIndex={-1} aria-describedby={summaryId} className="text-28 outline-none">
      {t('results.title')}
    </h2>
  );
}
