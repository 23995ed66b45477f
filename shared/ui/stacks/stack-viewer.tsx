import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { Stack } from '#core/similarity/alike/stacks.ts';
import type { Photo } from '#core/photo.ts';
import type { ResultFolder } from '../board/batch-view.ts';
import { viewButtonId } from '../board/opener-context.ts';
import { useCloseRequest } from '../board/use-close-request.ts';
import { useHistoryEntry } from '../board/use-history-entry.ts';
import { StackBar } from './stack-bar.tsx';
import { StackChoice } from './stack-choice.tsx';
import { stackButtonId, STACKS_BUTTON } from '../board/stacks-context.ts';
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
