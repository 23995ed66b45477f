import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { type Ref, useEffect, useRef } from 'react';
import type { Photo } from '#core/photo.ts';
import type { Stack } from '#core/similarity/alike/stacks.ts';
import { resultsWords } from '#words/results.ts';
import { stacksWords } from '#words/stacks.ts';
import type { ResultFolder } from '../board/batch-view.ts';
import { viewButtonId } from '../board/opener-context.ts';
import { stackButtonId, STACKS_BUTTON } from '../board/stacks-context.ts';
import { useCloseRequest } from '../board/use-close-request.ts';
import { useHistoryEntry } from '../board/use-history-entry.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { StackChoice } from './stack-choice.tsx';
import type { Stacking } from './use-stacks.ts';

interface StackViewerProps {
  /** A photo of the stack that is open or was open until its decision. */
  photoId: string;
  folders: readonly ResultFolder<Photo>[];
  stacking: Pick<Stacking, 'stacks' | 'byPhoto' | 'decide'>;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
  /** The latest change of another kind, for screen readers. */
  said: string;
  onShow: (photoId: string) => void;
  onClose: () => void;
}

/** Shows the photos of a stack side by side, to decide which to keep; then the next stack. */
export function StackViewer({ photoId, folders, stacking, onUndo, said, ...on }: StackViewerProps) {
  const { stacks, byPhoto, decide } = stacking;
  const heading = useRef<HTMLHeadingElement>(null);
  const stack = byPhoto.get(photoId);
  const show = (wanted: Stack | undefined) => {
    const [first] = wanted?.photoIds ?? [];
    if (first === undefined) return;
    on.onShow(first);
    // Holding a key down decides on one stack, not on all.
    heading.current?.focus({ preventScroll: true });
  };
  useCloseRequest(on.onClose);
  useHistoryEntry(on.onClose);
  const isGone = !stack;
  useEffect(() => {
    if (isGone) on.onClose();
  });
  if (!stack) return null;
  const [first] = stack.photoIds;
  const at = stacks.indexOf(stack);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && on.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="viewer-ground" />
        <Dialog.Content
          className="stack-viewer"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusOnBoard(photoId);
          }}
        >
          <StackBar stack={stack} stacks={stacks} headingRef={heading} onUndo={onUndo} onShow={show} />
          <output className="viewer-told">{said}</output>
          <StackChoice
            key={first}
            stack={stack}
            folders={folders}
            onDecide={(how, keptId) => {
              decide(stack, how, keptId);
              show(stacks[at + 1] ?? stacks[at - 1]);
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Focuses the stack's card, else the photo's card, else the button that opens the other stacks. */
function focusOnBoard(photoId: string): void {
  const places = [stackButtonId(photoId), viewButtonId(photoId), STACKS_BUTTON];
  const found = places.map((id) => document.getElementById(id)).find((element) => element !== null);
  (found ?? document.querySelector<HTMLElement>('[data-view=result]'))?.focus();
}

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
function StackBar({ stack, stacks, headingRef, onUndo, onShow }: StackBarProps) {
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
