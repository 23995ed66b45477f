import CopyMinus from 'lucide-react/icons/copy-minus';
import Layers from 'lucide-react/icons/layers-2';
import X from 'lucide-react/icons/x';
import { use } from 'react';
import { resultsWords } from '#words/results.ts';
import { stacksWords } from '#words/stacks.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { StacksContext } from '../board/stacks-context.ts';
import { useBoard } from '../board/board-context.ts';
import { MovePhoto } from '../moving/move-photo.tsx';

/** Shows the actions for the selected photos in a bar at the bottom of the window, within reach of a thumb. */
export function ChosenBar() {
  const t = useMessages(resultsWords, stacksWords);
  const { chosen, clearChosen, counted } = useBoard();
  const { stackChosen, setChosenApart } = use(StacksContext) ?? {};
  const [first] = chosen;
  if (first === undefined) return null;
  const count = t('results.chosen', { items: counted(chosen) });
  return (
    <fieldset className="chosen-bar">
      <legend className="sr-only">{count}</legend>
      <button
        type="button"
        aria-label={t('results.clearChosen')}
        className={buttonClass('quiet', '-ml-2 px-2')}
        onClick={clearChosen}
      >
        <X size={18} aria-hidden />
      </button>
      <span aria-hidden className="mr-auto font-mono text-13 tabular-nums">
        {count}
      </span>
      <MovePhoto id="move-chosen" photoId={first} fileName={count} />
      {stackChosen && (
        <button type="button" className={buttonClass('quiet', 'px-2 text-13!')} onClick={stackChosen}>
          <Layers size={16} aria-hidden />
          {t('stacks.stack')}
        </button>
      )}
      {setChosenApart && (
        <button type="button" className={buttonClass('quiet', 'px-2 text-13!')} onClick={setChosenApart}>
          <CopyMinus size={16} aria-hidden />
          {t('stacks.notDuplicates')}
        </button>
      )}
    </fieldset>
  );
}
