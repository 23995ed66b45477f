import ImageOff from 'lucide-react/icons/image-off';
import { useThumbnail } from './thumbnails-context.ts';

interface ThumbnailProps {
  photoId: string;
}

/**
 * A photo, small: a grey tile until it is there, a mark where there is nothing to see. Its name or its description
 * stands beside it, so that whoever listens hears it once.
 */
export function Thumbnail({ photoId }: ThumbnailProps) {
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
        alt=""
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
