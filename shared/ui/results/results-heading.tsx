import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';

/** The head of the board. It takes the focus when a batch has ended, for what was pressed before is gone. */
export function ResultsHeading() {
  const t = useMessages(resultsWords);
  return (
    <h2 data-view="result" tabIndex={-1} className="text-28 outline-none">
      {t('results.title')}
    </h2>
  );
}
