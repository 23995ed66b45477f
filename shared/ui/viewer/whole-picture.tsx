import { useState } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import { failureText } from '#core/failure-text.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { viewerWords } from '#words/viewer.ts';
import { FaceOutlines } from '../people/face-outlines.tsx';
import { useThumbnail } from '../kit/thumbnails-context.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { PictureState } from './large-pictures.ts';

interface WholePictureProps {
  photoId: string;
  alt: string;
  picture: PictureState;
}

/** Shows a photo as large as possible: its thumbnail until it is loaded, a sentence if it can't be shown. */
export function WholePicture({ photoId, alt, picture }: WholePictureProps) {
  const t = useMessages(failuresWords, quantitiesWords, viewerWords);
  const thumbnail = useThumbnail(photoId);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  if (picture.status === 'ready') {
    return (
      <>
        <img
          ref={setImage}
          className="viewer-photo"
          src={picture.url}
          alt={alt}
          draggable={false}
          data-whole
        />
        {image && <FaceOutlines photoId={photoId} image={image} />}
      </>
    );
  }
  if (picture.status === 'loading') {
    // A glimpse is too small for this view, and may show another state of the photo.
    return thumbnail.status === 'ready' && !thumbnail.isGlimpse ? (
      <img className="viewer-photo" src={thumbnail.url} alt={alt} draggable={false} />
    ) : (
      <span className="viewer-photo skeleton" aria-hidden />
    );
  }
  const { failure } = picture;
  return (
    <div className="grid max-w-[32ch] justify-items-center gap-3 p-4 text-center text-15" role="alert">
      <ImageOff size={28} className="text-quiet" aria-hidden />
      <p>
        <span className="block font-semibold">{t('viewer.notShown')}</span>
        {failure && <span className="mt-1 block text-quiet">{reasonText(failureText(failure, t))}</span>}
      </p>
    </div>
  );

  /** Sentences about a photo continue its name; here they stand alone. */
  function reasonText(text: string): string {
    return text.slice(0, 1).toLocaleUpperCase(t.locale) + text.slice(1);
  }
}
