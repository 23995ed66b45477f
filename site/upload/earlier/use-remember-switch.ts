import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import { REMEMBERED } from '#browser/limits.ts';
import type { RememberedPhoto } from '#browser/remembered/remembered-database.ts';
import type { createThumbnail } from '#browser/decoding/thumbnail.ts';
import type { Arrangement } from '#core/board/arrangement.ts';
import type { BatchState } from '#core/batch/batch.ts';
import { ARCHIVE_NAME } from '#core/limits.ts';
import { foldersOf } from '#ui/board/batch-view.ts';
import { searchedPhotos } from '#ui/search/searched-photos.ts';
import { EARLIER } from './earlier-copy.ts';
import { rememberedChanges, remembering, useRemembered } from './use-remembered.ts';

/** The number of photos decoded at a time, so that the page stays responsive. */
const AT_ONCE = 2;

/** Creates small pictures of the remembered photos, by their ids; a photo that can't be shown has none. */
async function picturesOf(
  photos: readonly BrowserPhoto[],
  wanted: readonly RememberedPhoto[],
  thumbnailOf: typeof createThumbnail,
  signal: AbortSignal,
): Promise<Map<string, Blob>> {
  const ids = new Set(wanted.map(({ photoId }) => photoId));
  const waiting = photos.filter(({ id }) => ids.has(id)).values();
  const pictures = new Map<string, Blob>();
  const make = async () => {
    for (const photo of waiting) {
      signal.throwIfAborted();
      const made = await thumbnailOf(photo, REMEMBERED.edgePx, signal).catch(() => undefined);
      if (made) pictures.set(photo.id, made.picture);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, make));
  return pictures;
}

/** The content of the board. */
export interface BoardToRemember {
  readonly state: BatchState;
  readonly arrangement: Arrangement;
  readonly photos: readonly BrowserPhoto[];
}

interface RememberSwitch {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** The result of the last press. */
  readonly said: string;
  readonly turn: (on: boolean) => void;
}

/** Changes to the board within this time are written together. */
const WRITES_AFTER_MS = 300;

/** Remembers the batch on the board while the switch is on, and forgets it when it is turned off. */
export function useRememberSwitch(
  board: BoardToRemember,
  owner: string,
  thumbnailOf: typeof createThumbnail,
): RememberSwitch {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const entries = new Set(board.state.entries.map(({ photoId }) => photoId));
  const id = useRemembered(owner).find(({ anchor }) => entries.has(anchor))?.id;
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const remember = async (signal: AbortSignal): Promise<string> => {
    const rows = rowsOf(board);
    const anchor = rows[0]?.photoId;
    if (anchor === undefined) return '';
    if (rows.length > REMEMBERED.photos) return EARLIER.tooLarge;
    const pictures = await picturesOf(board.photos, rows, thumbnailOf, signal);
    const { rememberBatch } = await remembering();
    signal.throwIfAborted();
    const batch = { owner, zip: ARCHIVE_NAME, createdMs: Date.now(), anchor };
    const result = await rememberBatch({ batch, photos: rows, pictures });
    if (result === 'too-large') return EARLIER.tooLarge;
    return [EARLIER.done, ...(result.displaced > 0 ? [EARLIER.displaced(result.displaced)] : [])].join(
      EARLIER.gap,
    );
  };
  const forget = async (): Promise<string> => {
    if (id !== undefined) await (await remembering()).forgetRemembered(id);
    return EARLIER.forgotten;
  };
  const turn = (on: boolean) => {
    const controller = new AbortController();
    stop.current = controller;
    setIsBusy(true);
    setSaid('');
    (on ? remember(controller.signal) : forget())
      .then(setSaid, (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('Remembering a batch failed', error);
        setSaid(EARLIER.failed);
      })
      .finally(() => {
        setIsBusy(false);
        rememberedChanges.tell();
      });
  };

  const update = useEffectEvent(async (remembered: string) => {
    await (await remembering()).updateRemembered(remembered, rowsOf(board));
    rememberedChanges.tell();
  });
  const { arrangement } = board;
  const written = useRef<Arrangement>(undefined);
  useEffect(() => {
    if (id === undefined || written.current === arrangement) return undefined;
    const timer = setTimeout(() => {
      written.current = arrangement;
      update(id).catch((error: unknown) => console.warn('Updating a remembered batch failed', error));
    }, WRITES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, arrangement]);

  return { isOn: id !== undefined, isBusy, said, turn };
}

function rowsOf({ state, arrangement, photos }: BoardToRemember): RememberedPhoto[] {
  return searchedPhotos(foldersOf(arrangement, state, photos), state).map(
    ({
      id: photoId,
      name = '',
      folder = '',
      description = '',
      english,
      original = '',
      category,
      concepts,
      filmSeconds,
      day,
    }) => ({
      photoId,
      name,
      folder,
      description,
      english,
      original,
      category,
      concepts,
      filmSeconds,
      day,
    }),
  );
}
