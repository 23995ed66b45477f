import { lazy, type ReactNode, Suspense } from 'react';
import type { Photo } from '#core/photo.ts';
import type { Learned } from '#core/review/learned-rule.ts';
import { boardWords } from '#words/board.ts';
import { resultsWords } from '#words/results.ts';
import { tableWords } from '#words/table.ts';
import { unsureWords } from '#words/unsure.ts';
import { FailureList } from '../batch/failure-list.tsx';
import { ACCEPT_ALL_KEY, BOARD_KEYS, MOVE_KEY } from '../board/review-keys.ts';
import type { BatchRun } from '../board/use-batch.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { LookFirst } from '../review/look-first.tsx';
import { RuleOffer } from '../review/rule-offer.tsx';
import { DetailPanel } from '../schemes/detail-panel.tsx';
import { SEARCH_KEY } from '../search/board-search.tsx';
import { loadPeople } from './people-chip.tsx';
import type { ResultsBoardModel } from './use-results-board.ts';

const PeoplePanel = lazy(async () => ({ default: (await loadPeople()).PeoplePanel }));

/** The actions in a board's panels. */
export interface PanelActions {
  /** Organizes the photos that the batch couldn't take. */
  onOrganizeRest: () => void;
  onTryAgain: (photos: readonly Photo[]) => void;
  /** Keeps a rule for later batches; missing if rules don't apply. */
  onLearn?: ((learned: Learned) => void) | undefined;
  onCancel: () => void;
}

/** Returns the content of the selected chip's panel; nothing if no chip is selected or its subject is done. */
export function openPanel(model: ResultsBoardModel, run: BatchRun<Photo>, on: PanelActions): ReactNode {
  const { arranging, placed, left, waiting, detail, offer } = model;
  switch (model.panel) {
    case 'check':
      return <LookFirst arrangement={arranging.arrangement} placed={placed} edit={arranging.edit} />;
    case 'left':
      return (
        left.length > 0 && (
          <FailureList
            left={left}
            state={run.state}
            isStopping={run.isStopping}
            onTryAgain={on.onTryAgain}
            onCancel={on.onCancel}
          />
        )
      );
    case 'waiting':
      return waiting > 0 && <RestNotice waiting={waiting} onOrganize={on.onOrganizeRest} />;
    case 'detail':
      return <DetailPanel first={detail.first} boardAt={detail.boardAt} onApply={detail.apply} />;
    case 'rule':
      return (
        offer && on.onLearn && <RuleOffer offer={offer} onAnswer={model.answerOffer} onLearn={on.onLearn} />
      );
    case 'people':
      return (
        <Suspense fallback={null}>
          <PeoplePanel photos={run.photos} placed={placed} onFind={model.search.searching.type} />
        </Suspense>
      );
    case 'keys':
      return <BoardKeys />;
    case undefined:
      return null;
  }
}

/** Explains the board's keys. */
function BoardKeys() {
  const t = useMessages(boardWords, unsureWords);
  const keys = [
    ['← ↑ → ↓', t('board.keyArrows')],
    [t('board.keyEnter'), t('board.keyOpen')],
    [t('board.keySpace'), t('board.keySelect')],
    [MOVE_KEY, t('unsure.moveKey')],
    [BOARD_KEYS.rename, t('board.keyRename')],
    [ACCEPT_ALL_KEY, t('unsure.acceptAllKey')],
    [SEARCH_KEY, t('board.keySearch')],
    [BOARD_KEYS.help, t('board.keys')],
  ] as const;
  return (
    <section aria-labelledby="board-keys">
      <h3 id="board-keys" className="text-17 font-semibold tracking-normal">
        {t('board.keys')}
      </h3>
      <dl className="mt-2 text-15">
        {keys.map(([key, does]) => (
          <div key={key} className="flex items-baseline gap-3 py-1">
            <dt className="min-w-20">
              <kbd className="font-mono text-13 font-semibold">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface RestNoticeProps {
  waiting: number;
  onOrganize: () => void;
}

/** Shows the photos that the batch couldn't take, and a button to continue with them. */
function RestNotice({ waiting, onOrganize }: RestNoticeProps) {
  const t = useMessages(resultsWords, tableWords);
  return (
    <div className="light-table mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 p-4 sm:p-5">
      <p className="text-15">
        <span className="font-mono tabular-nums">{t('table.filesSelected', { count: waiting })}</span>
        <span className="block text-quiet sm:ml-3 sm:inline">{t('results.rest')}</span>
      </p>
      <button type="button" className={buttonClass('ink', 'max-sm:w-full')} onClick={onOrganize}>
        {t('table.organize')}
      </button>
    </div>
  );
}
