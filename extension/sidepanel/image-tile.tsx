import type { FoundImage } from '../page/page-image.ts';
import { panelWords } from '#words/panel.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { imageType } from './image-selection.ts';
import { TilePicture } from './tile-picture.tsx';

interface ImageTileProps {
  image: FoundImage;
  isSelected: boolean;
  onToggle: (url: string, isRange: boolean) => void;
}

/** One image of the page: a checkbox that looks like a photo print. */
export function ImageTile({ image, isSelected, onToggle }: ImageTileProps) {
  const t = useMessages(panelWords);
  const { url, name, widthPx, heightPx } = image;
  const size = widthPx && heightPx ? `${widthPx}×${heightPx}` : t('panel.unknownSize');
  return (
    <li className="image-tile">
      <label
        className={`block cursor-pointer rounded-photo bg-print p-1 shadow-print outline-offset-2 has-focus-visible:outline-2 ${isSelected ? 'outline-2 outline-ink' : 'opacity-60'}`}
      >
        <input
          type="checkbox"
          className="sr-only"
          aria-label={`${name}, ${size}`}
          checked={isSelected}
          onChange={(event) => onToggle(url, (event.nativeEvent as MouseEvent).shiftKey)}
        />
        <TilePicture image={image} />
        <span className="mt-1 block truncate px-1 font-mono text-13">{name}</span>
        <span className="block truncate px-1 font-mono text-13 text-quiet">
          {size} {imageType(image)}
        </span>
      </label>
    </li>
  );
}
