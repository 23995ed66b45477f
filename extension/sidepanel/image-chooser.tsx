import { useRef, useState } from 'react';
import type { FoundImage } from '../page/page-image.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { text } from '../i18n/text.ts';
import { ImageFilters } from './image-filters.tsx';
import { filtered, NO_FILTER, toggled } from './image-selection.ts';
import { ImageTile } from './image-tile.tsx';

interface ImageChooserProps {
  images: readonly FoundImage[];
  onOrganize: (images: readonly FoundImage[]) => void;
  onBack: () => void;
}

const urlsOf = (images: readonly FoundImage[]) => new Set(images.map(({ url }) => url));

/**
 * The images of the page to choose from, all selected at first. Images hidden by a filter are not included.
 */
export function ImageChooser({ images, onOrganize, onBack }: ImageChooserProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => urlsOf(images));
  const [filter, setFilter] = useState(NO_FILTER);
  const last = useRef<string>(undefined);
  const shown = filtered(images, filter);
  const taken = shown.filter(({ url }) => selected.has(url));
  const toggle = (url: string, isRange: boolean) => {
    const from = isRange ? last.current : undefined;
    setSelected((before) => toggled(before, shown, { url, from }));
    last.current = url;
  };
  if (images.length === 0) {
    return (
      <div className="light-table p-4">
        <p className="text-15">{text('panel_none_found')}</p>
        <button type="button" className={buttonClass('outline', 'mt-4')} onClick={onBack}>
          {text('panel_back')}
        </button>
      </div>
    );
  }
  return (
    <section aria-labelledby="chooser-title">
      <h2 id="chooser-title" className="text-21 font-bold tracking-tight">
        {text('panel_page_title')}
      </h2>
      <p className="mb-3 font-mono text-13 text-quiet" aria-live="polite">
        {text('panel_selected', taken.length, images.length)}
      </p>
      <ImageFilters images={images} filter={filter} onChange={setFilter} />
      <div className="mt-2 flex flex-wrap items-center gap-1 text-13 text-quiet">
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => setSelected(new Set([...selected, ...urlsOf(shown)]))}
        >
          {text('panel_select_all')}
        </button>
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => setSelected(new Set([...selected].filter((url) => !urlsOf(shown).has(url))))}
        >
          {text('panel_select_none')}
        </button>
        <span>{text('panel_range_hint')}</span>
      </div>
      <ul className="image-grid" aria-label={text('panel_grid')}>
        {shown.map((image) => (
          <ImageTile key={image.url} image={image} isSelected={selected.has(image.url)} onToggle={toggle} />
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-4 mt-4 flex gap-2 border-t border-line bg-table px-4 py-3">
        <button
          type="button"
          className={buttonClass('accent', 'flex-1')}
          disabled={taken.length === 0}
          onClick={() => onOrganize(taken)}
        >
          {text('panel_organize_selected', taken.length)}
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onBack}>
          {text('panel_back')}
        </button>
      </div>
    </section>
  );
}
