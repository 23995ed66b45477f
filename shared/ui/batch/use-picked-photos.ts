import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { gather, type Gathered, type PickedFiles } from '#core/takeout/gather.ts';
import type { LeftOutOnRequest } from '#core/takeout/put-away.ts';
import { keepingOnly, onlyPhotos, withFound, withoutPhoto } from '#core/takeout/picked-table.ts';
import type { Photo } from '#core/photo.ts';
import type { OrganizerHost } from './organizer-host.ts';
import { type LeftFolders, useLeftFolders } from './use-left-folders.ts';
import { LARGE_EDGE, SMALL_EDGE, type ThumbnailEdge, Thumbnails } from '../kit/thumbnails.ts';

export interface PickedPhotos<Source extends Photo> {
  /** The photos to analyze, each with its companion files. */
  readonly photos: readonly Source[];
  /** The analysis of everything that was picked. */
  readonly gathered: Gathered<Source>;
  readonly thumbnails: Thumbnails<Source>;
  /** For views with many photos: the browser keeps the pixels of some thousand pictures that it has shown. */
  readonly smallThumbnails: Thumbnails<Source>;
  readonly add: (found: PickedFiles<Source>) => void;
  /** Takes a photo and its companion files off the table. */
  readonly remove: (photoId: string) => void;
  /** Keeps only these photos on the table. */
  readonly keep: (photos: readonly Source[]) => void;
  /** The parts of an export that are left out. */
  readonly leavesOut: ReadonlySet<LeftOutOnRequest>;
  readonly leaveOut: (kind: LeftOutOnRequest, isLeftOut: boolean) => void;
  readonly leftFolders: LeftFolders;
}

const NOTHING: ReadonlySet<LeftOutOnRequest> = new Set();

/**
 * Keeps the photos on the table, each with a thumbnail for as long as it is there.
 *
 * @param earlier the initial photos
 */
export function usePickedPhotos<Source extends Photo>(
  host: Pick<OrganizerHost<Source>, 'thumbnailOf' | 'glimpseOf' | 'pathRules'>,
  earlier: readonly Source[],
): PickedPhotos<Source> {
  const [files, setFiles] = useState<PickedFiles<Source>>(() => onlyPhotos(earlier));
  const [leavesOut, setLeavesOut] = useState<ReadonlySet<LeftOutOnRequest>>(NOTHING);
  const { taken, leftFolders } = useLeftFolders(host, files);
  const gathered = useMemo(() => gather(taken, { leavesOut }), [taken, leavesOut]);
  const { photos } = gathered;
  const thumbnails = useThumbnails(host, LARGE_EDGE, photos);
  const smallThumbnails = useThumbnails(host, SMALL_EDGE, photos);

  // Very many photos are added in slices so that the page stays responsive.
  const add = useCallback(
    (found: PickedFiles<Source>) => startTransition(() => setFiles((before) => withFound(before, found))),
    [],
  );
  const remove = useCallback(
    (photoId: string) => setFiles((before) => withoutPhoto(before, photoId, { leavesOut })),
    [leavesOut],
  );
  const leaveOut = (kind: LeftOutOnRequest, isLeftOut: boolean) =>
    setLeavesOut((before) => new Set([...before, kind].filter((one) => one !== kind || isLeftOut)));
  const keep = (kept: readonly Source[]) => {
    // Returns all of them, as for organizing: collecting very many again would delay the press.
    if (kept === photos && leavesOut.size === 0) return;
    setFiles((before) => keepingOnly(before, kept, gathered));
  };
  return {
    photos,
    gathered,
    thumbnails,
    smallThumbnails,
    add,
    remove,
    keep,
    leavesOut,
    leaveOut,
    leftFolders,
  };
}

function useThumbnails<Source extends Photo>(
  { thumbnailOf, glimpseOf }: Pick<OrganizerHost<Source>, 'thumbnailOf' | 'glimpseOf'>,
  edge: ThumbnailEdge,
  photos: readonly Source[],
): Thumbnails<Source> {
  const thumbnails = useMemo(
    () => new Thumbnails(thumbnailOf, edge, () => window.devicePixelRatio, glimpseOf),
    [thumbnailOf, glimpseOf, edge],
  );
  useEffect(() => {
    thumbnails.setPhotos(photos);
  }, [thumbnails, photos]);
  useEffect(() => () => thumbnails.setPhotos([]), [thumbnails]);
  return thumbnails;
}
