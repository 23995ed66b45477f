import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode } from 'react';
import { useThumbnail } from './thumbnails-context.ts';

interface ThumbnailProps {
  photoId: string;
  /** The photo's description, if no text next to it provides one. */
  alt?: string;
  /** What is shown if there is no picture; by default a mark. */
  missing?: ReactNode;
}

/**
 * A small photo: a gray tile until it is loaded, a mark if it can't be shown. If its name or description is next to
 * it, it has no alternative text, so that screen readers read each only once.
 */
export function Thumbnail({ photoId, alt = '', missing }: ThumbnailProps) {
  const thumbnail = useThumbnail(photoId);
  if (thumbnail.status === 'ready') {
    const { url, size } = thumbnail;
    const shape = size && {
      '--ratio': size.width / size.height,
      '--long-edge': Math.max(size.width, size.height),
    };
    return (
      <img
        src={url}
        alt={alt}
        draggable={false}
        decoding="async"
        data-sized={size !== undefined}
        style={shape}
      />
    );
  }
  if (thumbnail.status === 'loading') return <span className="no-picture skeleton" />;
  return <span className="no-picture">{missing || <ImageOff size={20} aria-hidden />}</span>;
}
