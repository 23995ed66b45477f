import { lazy, type ReactNode, Suspense } from 'react';
import type { Photo } from '#core/photo.ts';
import type { Learned } from '#core/review/learned-rule.ts';
import { FailureList } from '../batch/failure-list.tsx';
import type { BatchRun } from '../board/use-batch.ts';
import { LookFirst } from '../review/look-first.tsx';
import { RuleOffer } from '../review/rule-offer.tsx';
import { BoardKeys } from './board-keys.tsx';
import { DetailPanel } from '../schemes/detail-panel.tsx';
import { loadPeople } from './people-chip.tsx';
import { RestNotice } from './rest-notice.tsx';
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
