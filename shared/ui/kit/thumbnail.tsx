import ImageOff from 'lucide-react/icons/image-off';
import { useThumbnail } from './thumbnails-context.ts';

interface ThumbnailProps {
  photoId: string;
  /** What the photo shows, where nothing beside it says so. */
  alt?: string;
}

/**
 * A photo, small: a grey tile until it is there, a mark where there is nothing to see. Where its name or its
 * description stands beside it, it has no text of its own, so that whoever listens hears each once.
 */
export function Thumbnail({ photoId, alt = '' }: ThumbnailProps) {
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
  return (
    <span className="no-picture">
      <ImageOff size={20} aria-hidden />
    </span>
  );
}
