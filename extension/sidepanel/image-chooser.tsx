import { useRef, useState } from 'react';
import type { FoundImage } from '../page/page-image.ts';
import type { ScrollEnd } from '../page/scrolling/scroll-end.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { panelWords } from '#words/panel.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { ImageFilters } from './image-filters.tsx';
import { filtered, NO_FILTER, toggled } from './image-selection.ts';
import { ImageTile } from './image-tile.tsx';
import { ScrollOffer } from './scroll-offer.tsx';

interface ImageChooserProps {
  images: readonly FoundImage[];
  /** Why scrolling through the page ended; undefined if it wasn't scrolled. */
  end: ScrollEnd | undefined;
  onOrganize: (images: readonly FoundImage[]) => void;
  onScroll: () => void;
  onBack: () => void;
}

const urlsOf = (images: readonly FoundImage[]) => new Set(images.map(({ url }) => url));

/** The images of the page to select from, all selected at first. Images hidden by a filter aren't included. */
export function ImageChooser({ images, end, onOrganize, onScroll, onBack }: ImageChooserProps) {
  const t = useMessages(panelWords);
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
        <p className="text-15">{t('panel.noneFound')}</p>
        <ScrollOffer end={end} onScroll={onScroll} />
        <button type="button" className={buttonClass('outline', 'mt-4')} onClick={onBack}>
          {t('panel.back')}
        </button>
      </div>
    );
  }
  return (
    <section aria-labelledby="chooser-title">
      <h2 id="chooser-title" className="text-21 font-bold tracking-tight">
        {t('panel.pageTitle')}
      </h2>
      <p className="mb-3 font-mono text-13 text-quiet" aria-live="polite">
        {t('panel.selected', { taken: taken.length, total: images.length })}
      </p>
      <ScrollOffer end={end} onScroll={onScroll} />
      <ImageFilters images={images} filter={filter} onChange={setFilter} />
      <div className="mt-2 flex flex-wrap items-center gap-1 text-13 text-quiet">
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => setSelected(new Set([...selected, ...urlsOf(shown)]))}
        >
          {t('panel.selectAll')}
        </button>
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => setSelected(new Set([...selected].filter((url) => !urlsOf(shown).has(url))))}
        >
          {t('panel.selectNone')}
        </button>
        <span>{t('panel.rangeHint')}</span>
      </div>
      <ul className="image-grid" aria-label={t('panel.grid')}>
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
          {t('panel.organizeSelected', { count: taken.length })}
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onBack}>
          {t('panel.back')}
        </button>
      </div>
    </section>
  );
}
