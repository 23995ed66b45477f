import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useState } from 'react';
import { FileName } from '#ui/kit/file-name.tsx';
import { LooksLike } from '#ui/search/looks-like.tsx';
import { EARLIER } from './earlier-copy.ts';
import type { FoundEarlier } from './use-earlier-photos.ts';
import { remembering } from './use-remembered.ts';

interface EarlierPhotoProps {
  found: FoundEarlier;
  /** The search query, if the photo only looks like it. */
  looksLike: string | undefined;
}

/** A photo of an earlier batch: its picture, and its ZIP, folder and name. */
export function EarlierPhoto({ found: { batch, photo }, looksLike }: EarlierPhotoProps) {
  const url = usePicture(batch.id, photo.photoId);
  return (
    <li className="flex gap-4">
      <span className="slide relative aspect-square w-24 shrink-0 self-start">
        {url === undefined ? (
          <span className="no-picture">
            <ImageOff size={20} aria-hidden />
          </span>
        ) : (
          <img src={url} alt="" decoding="async" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-snug">
          <FileName name={photo.name} />
        </p>
        <LooksLike query={looksLike} />
        <p className="mt-0.5 text-15 leading-snug">{photo.description}</p>
        <p className="mt-1 text-13 wrap-anywhere">
          {EARLIER.where(batch.zip, batch.createdMs, photo.folder)}
        </p>
        <p className="mt-1 font-mono text-13 wrap-anywhere text-quiet">{EARLIER.was(photo.original)}</p>
      </div>
    </li>
  );
}

/** Returns the URL of its small picture for as long as it is shown. */
function usePicture(batchId: string, photoId: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isShown = true;
    remembering()
      .then(({ rememberedPicture }) => rememberedPicture(batchId, photoId))
      .then(
        (picture) => {
          if (!picture || !isShown) return;
          made = URL.createObjectURL(picture);
          setUrl(made);
        },
        (error: unknown) => console.warn('Reading a remembered picture failed', error),
      );
    return () => {
      isShown = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [batchId, photoId]);
  return url;
}
