import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import type { Ref } from 'react';
import type { Stack } from '#core/similarity/alike/stacks.ts';
import { resultsWords } from '#words/results.ts';
import { stacksWords } from '#words/stacks.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';

interface StackBarProps {
  stack: Stack;
  /** All stacks of the board. */
  stacks: readonly Stack[];
  headingRef: Ref<HTMLHeadingElement>;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
  onShow: (stack: Stack | undefined) => void;
}

const TITLES = { near: 'stacks.near', burst: 'stacks.burst', own: 'stacks.own' } as const;

const ICON_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:text-ink aria-disabled:opacity-35';

/** Shows the position among the stacks, the steps to the others, and the way back. */
export function StackBar({ stack, stacks, headingRef, onUndo, onShow }: StackBarProps) {
  const t = useMessages(resultsWords, stacksWords);
  const at = stacks.indexOf(stack);
  const step = (label: string, Icon: typeof X, to: Stack | undefined) => (
    <button
      type="button"
      className={ICON_BUTTON}
      aria-label={label}
      aria-disabled={!to}
      onClick={() => onShow(to)}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
  return (
    <div className="viewer-bar">
      <Dialog.Title
        ref={headingRef}
        tabIndex={-1}
        className="mr-auto min-w-0 text-17 font-semibold outline-none"
      >
        {t(TITLES[stack.kind])}
        {stacks.length > 1 && (
          <span className="block text-13 font-normal text-quiet sm:ml-3 sm:inline">
            {t('stacks.position', { place: at + 1, total: stacks.length })}
          </span>
        )}
      </Dialog.Title>
      {onUndo && (
        <button type="button" className={buttonClass('quiet')} onClick={onUndo}>
          <Undo2 size={18} aria-hidden />
          <span className="max-sm:sr-only">{t('results.undo')}</span>
        </button>
      )}
      {stacks.length > 1 && step(t('stacks.previous'), ChevronLeft, stacks[at - 1])}
      {stacks.length > 1 && step(t('stacks.next'), ChevronRight, stacks[at + 1])}
      <Dialog.Close aria-label={t('stacks.close')} className={ICON_BUTTON}>
        <X size={22} aria-hidden />
      </Dialog.Close>
    </div>
  );
}
