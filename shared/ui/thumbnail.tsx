import ImageOff from 'lucide-react/icons/image-off';
import { useThumbnail } from './thumbnails-context.ts';

interface ThumbnailProps {
  photoId: string;
  /** Empty where the photo's name or description stands beside it. */
  alt?: string;
}

/** A photo, small: a grey tile until it is there, a mark where there is nothing to see. */
export function Thumbnail({ photoId, alt = '' }: ThumbnailProps) {
  const thumbnail = useThumbnail(photoId);
  if (thumbnail.status === 'ready')
    return <img src={thumbnail.url} alt={alt} draggable={false} decoding="async" />;
  if (thumbnail.status === 'loading') return <span className="no-picture skeleton" />;
  return (
    <span className="no-picture" {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
      <ImageOff size={20} aria-hidden />
    </span>
  );
}
