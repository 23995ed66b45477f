import { useEffect, useEffectEvent } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { Notify } from '#ui/board/use-batch.ts';
import { takeKeptTable } from './left-on-table.ts';

interface SavedTableOptions {
  /** It is known who is here. */
  readonly isKnown: boolean;
  /** The subject of whoever is signed in. */
  readonly owner: string | undefined;
  readonly notify: Notify;
  readonly onPhotos: (photos: readonly BrowserPhoto[]) => void;
}

/** Lays the photos on the table again that somebody had picked before they left to sign in. */
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
      (error: unknown) => console.warn('It could not be seen whether photos are kept', error),
    );
  }, [isKnown, owner]);
}
