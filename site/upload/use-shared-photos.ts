import { useEffect, useEffectEvent } from 'react';
import type { Notify } from '#ui/board/use-batch.ts';
import { SHARED_LOST, SHARED_PARAMETER } from '../app/shared-to-app.ts';

/** The installed app's launch data: https://developer.mozilla.org/docs/Web/API/LaunchParams */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

interface SharedPhotosOptions {
  /** Whether the sign-in state is known. */
  readonly isKnown: boolean;
  readonly notify: Notify;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Adds photos to the table that were shared with the installed app, or opened with it. */
export function useSharedPhotos({ isKnown, notify, onFiles }: SharedPhotosOptions): void {
  const lay = useEffectEvent(onFiles);
  const tellLost = useEffectEvent(async () => {
    const { RESUME_TOASTS } = await import('./resume-copy.ts');
    notify(RESUME_TOASTS.sharedLost);
  });
  useEffect(() => {
    if (!isKnown) return;
    const id = new URLSearchParams(location.search).get(SHARED_PARAMETER);
    if (id === null) return;
    history.replaceState(history.state, '', location.pathname);
    sharedFiles(id).then(
      (files) => (files ? lay(files) : tellLost()),
      (error: unknown) => {
        console.warn('Reading the shared photos failed', error);
        return tellLost();
      },
    );
  }, [isKnown]);
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    if (!isKnown) return;
    launchQueue?.setConsumer(({ files }) => {
      if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(lay, tellLost);
    });
  }, [isKnown]);
}

async function sharedFiles(id: string): Promise<readonly File[] | undefined> {
  if (id === SHARED_LOST) return undefined;
  const { takeSharedPhotos } = await import('#browser/saved/shared-photos.ts');
  return takeSharedPhotos(id);
}
