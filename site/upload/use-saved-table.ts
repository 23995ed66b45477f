import { useEffect, useEffectEvent } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { Notify } from '#ui/board/use-batch.ts';
import { takeKeptTable } from './left-on-table.ts';

interface SavedTableOptions {
  /** Whether the sign-in state is known. */
  readonly isKnown: boolean;
  /** The subject of the signed-in user. */
  readonly owner: string | undefined;
  readonly notify: Notify;
  readonly onPhotos: (photos: readonly BrowserPhoto[]) => void;
}

/** Restores the photos on the table that the user had picked before leaving to sign in. */
export function useSavedTable({ isKnown, owner, notify, onPhotos }: SavedTableOptions): void {
  const lay = useEffectEvent(onPhotos);
  const tell = useEffectEvent(async (damaged?: number) => {
    const { RESUME_TOASTS } = await import('./resume-copy.ts');
    notify(damaged === undefined ? RESUME_TOASTS.tableNotKept : RESUME_TOASTS.damaged(damaged));
  });
  useEffect(() => {
    if (!isKnown) return;
    takeKeptTable(owner).then(
      (kept) => {
        if (kept === 'not-kept') void tell();
        else if (kept) {
          lay(kept.photos);
          if (kept.damaged > 0) void tell(kept.damaged);
        }
      },
      (error: unknown) => console.warn('Checking for saved photos failed', error),
    );
  }, [isKnown, owner]);
}
