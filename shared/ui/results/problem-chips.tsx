import { folderNameIn } from '#core/wording/own-folders.ts';
import { boardWords } from '#words/board.ts';
import { useMessages } from '../kit/use-messages.ts';
import { STACKS_BUTTON } from '../board/stacks-context.ts';
import { Chip } from './board-chips.tsx';
import type { OpenPanel, ResultsBoardModel } from './use-results-board.ts';

interface ProblemChipsProps {
  model: ResultsBoardModel;
  /** Whether rules apply here. */
  hasRules: boolean;
}

/** Shows what may need the user's attention: one chip for each problem that applies. */
export function ProblemChips({ model, hasRules }: ProblemChipsProps) {
  const t = useMessages(boardWords);
  const { panel, openPanel, review, left, waiting, stacking, comparing, detail, offer } = model;
  const firstStack = stacking.stacks[0]?.photoIds[0];
  const chip = (one: OpenPanel) => ({
    isOpen: panel === one,
    onPress: () => openPanel(panel === one ? undefined : one),
  });
  return (
    <>
      {review.doubts.length > 0 && (
        <Chip {...chip('check')} isUrgent>
          {t('board.toCheck', { count: review.doubts.length })}
        </Chip>
      )}
      {left.length > 0 && (
        <Chip {...chip('left')} isUrgent>
          {t('board.notPlaced', { count: left.length })}
        </Chip>
      )}
      {waiting > 0 && (
        <Chip {...chip('waiting')} isUrgent>
          {t('board.waiting', { count: waiting })}
        </Chip>
      )}
      {stacking.stacks.length > 0 && (
        <Chip
          id={STACKS_BUTTON}
          onNear={comparing.opener.prepare}
          onPress={() => firstStack !== undefined && comparing.opener.open(firstStack)}
        >
          {t('board.alike', { count: stacking.stacks.length })}
        </Chip>
      )}
      {detail.saved > 0 && <Chip {...chip('detail')}>{t('board.small')}</Chip>}
      {hasRules && offer && (
        <Chip {...chip('rule')}>{t('board.rule', { folder: folderNameIn(offer.to, offer.language) })}</Chip>
      )}
    </>
  );
}
