import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SharedPhotos } from '#browser/saved/shared-photos.ts';
import type { Notify } from '#ui/board/use-batch.ts';
import { SHARED_PARAMETER, SHARED_WITHOUT_PHOTOS } from '../app/shared-to-app.ts';

/** The installed app's launch data: https://developer.mozilla.org/docs/Web/API/LaunchParams */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

interface SharedPhotosOptions {
  /** Whether the sign-in state is known. */
  readonly isKnown: boolean;
  /** The number of photos on the table. */
  readonly onTable: number;
  /** Whether the photos on the table are being organized. */
  readonly isOrganizing: boolean;
  readonly notify: Notify;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Shared photos that the user has to decide about. */
export interface SharedOffer {
  readonly files: readonly File[];
  /** The hosts of the other sites that sent them; an empty text if the browser doesn't tell who did. */
  readonly from: readonly string[];
  readonly take: () => void;
  /** The offer stays until the photos are gone. */
  readonly discard: () => void;
}

const storage = () => import('#browser/saved/shared-photos.ts');
const toasts = async () => (await import('./resume-copy.ts')).RESUME_TOASTS;

/**
 * Adds photos to the table that were shared with the installed app, or opened with it.
 *
 * @returns what was sent by somebody else, or has waited since an earlier launch, to be asked about
 */
export function useSharedPhotos(options: SharedPhotosOptions): SharedOffer | undefined {
  const { isKnown, notify, onFiles } = options;
  const [offered, setOffered] = useState<readonly SharedPhotos[]>([]);
  const lay = useEffectEvent(onFiles);
  const tell = useEffectEvent(async (what: 'sharedLost' | 'sharedTooLarge' | 'sharedKept') =>
    notify((await toasts())[what]),
  );
  useEffect(() => {
    if (!isKnown) return;
    const id = new URLSearchParams(location.search).get(SHARED_PARAMETER);
    if (id !== null) history.replaceState(history.state, '', location.pathname);
    arrivedShares(id).then(
      ({ files, asked, problem }) => {
        if (files.length > 0) lay(files);
        setOffered(asked);
        if (problem) void tell(problem);
      },
      (error: unknown) => {
        console.warn('Reading the shared photos failed', error);
        if (id !== null) void tell('sharedLost');
      },
    );
  }, [isKnown]);
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    if (!isKnown) return;
    launchQueue?.setConsumer(({ files }) => {
      if (files.length > 0)
        void Promise.all(files.map((file) => file.getFile())).then(lay, () => tell('sharedLost'));
    });
  }, [isKnown]);
  useForgetting(options);
  if (offered.length === 0) return undefined;
  return {
    files: offered.flatMap(({ files }) => files),
    from: offered.flatMap((share) => (isTrusted(share) ? [] : [share.from ?? ''])),
    take: () => {
      setOffered([]);
      takeAll(offered).then(
        (files) => (files.length > 0 ? lay(files) : void tell('sharedLost')),
        (error: unknown) => {
          console.warn('Taking the shared photos failed', error);
          void tell('sharedLost');
        },
      );
    },
    discard: () => {
      void discardAll(offered).then(
        () => setOffered([]),
        (error: unknown) => {
          console.warn('Discarding the shared photos failed', error);
          void tell('sharedKept');
        },
      );
    },
  };
}

/** Forgets the photos of earlier shares once they are organized, or taken off the table. */
function useForgetting({ onTable, isOrganizing }: SharedPhotosOptions): void {
  const had = useRef(false);
  useEffect(() => {
    if (onTable > 0) had.current = true;
    if (!had.current || (onTable > 0 && !isOrganizing)) return;
    had.current = false;
    storage()
      .then(({ forgetTakenShares }) => forgetTakenShares())
      .catch((error: unknown) => console.warn('Forgetting the shared photos failed', error));
  }, [onTable, isOrganizing]);
}

interface Arrived {
  readonly files: readonly File[];
  readonly asked: readonly SharedPhotos[];
  readonly problem?: 'sharedLost' | 'sharedTooLarge';
}

/**
 * Returns what a launch brings to the table: the shares that wait, or, if the system repeats a launch, those that the
 * earlier page had.
 *
 * @param id from the URL; null for a visit that isn't a launch, to which the waiting shares are only offered
 */
async function arrivedShares(id: string | null): Promise<Arrived> {
  const { lost, tooLarge, empty, again } = SHARED_WITHOUT_PHOTOS;
  const { waitingShares, takenShares } = await storage();
  const waiting = await waitingShares();
  if (id === null) return { files: [], asked: waiting };
  if (id === lost || id === tooLarge) {
    return { files: [], asked: waiting, problem: id === lost ? 'sharedLost' : 'sharedTooLarge' };
  }
  const launched = id === empty || id === again ? waiting : waiting.filter((share) => share.id === id);
  const files = await takeAll(launched.filter(isTrusted));
  const asked = waiting.filter((share) => !launched.includes(share) || !isTrusted(share));
  if (files.length > 0 || asked.length > 0) return { files, asked };
  const taken = await takenShares();
  const earlier = taken.filter((share) => id === empty || id === again || share.id === id);
  const isUnknown = earlier.length === 0 && id !== again;
  return {
    files: earlier.flatMap((share) => share.files),
    asked: [],
    ...(isUnknown ? { problem: 'sharedLost' } : {}),
  };
}

async function takeAll(shares: readonly SharedPhotos[]): Promise<readonly File[]> {
  const { takeShare } = await storage();
  const taken: File[] = [];
  for (const { id } of shares) taken.push(...((await takeShare(id))?.files ?? []));
  return taken;
}

/** Ends only when they are gone, because whoever sees the question go may leave at once. */
async function discardAll(shares: readonly SharedPhotos[]): Promise<void> {
  const { dropShare } = await storage();
  await Promise.all(shares.map(({ id }) => dropShare(id)));
}

const APP_WINDOWS = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

/**
 * Returns whether the user of this device shared the photos: by this site, or, if the browser doesn't tell, by the
 * system, whose launches open the app's own window. A form of another site opens in a tab.
 */
function isTrusted({ from = 'own' }: SharedPhotos): boolean {
  if (from !== '') return from === 'own';
  return APP_WINDOWS.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}
