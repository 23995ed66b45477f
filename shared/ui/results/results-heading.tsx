import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';

/** The heading of the board. It gets the focus when a batch has ended, because the pressed button is gone. */
export function ResultsHeading() {
  const t = useMessages(resultsWords);
  return (
    <h2 data-view="result" tabIndex={-1} className="text-28 outline-none">
      {t('results.title')}
    </h2>
  );
}
