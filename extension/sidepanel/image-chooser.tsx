import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { panelWords } from '#words/panel.ts';
import { PAGE_IMAGE_LIMITS } from '../limits.ts';
import type { FoundImage } from '../page/page-image.ts';
import type { ScrollEnd } from '../page/scrolling/scroll-end.ts';
import {
  FILTER_SIZES_PX,
  filtered,
  type ImageFilter,
  imageHost,
  imageType,
  NO_FILTER,
  toggled,
} from './image-selection.ts';
import { ImageTile } from './image-tile.tsx';

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
        {t(images.some(({ kind }) => kind === 'video') ? 'panel.pageTitleFilms' : 'panel.pageTitle')}
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

interface ImageFiltersProps {
  images: readonly FoundImage[];
  filter: ImageFilter;
  onChange: (filter: ImageFilter) => void;
}

/** Filters for the images, behind one button: by size, type and host. */
function ImageFilters({ images, filter, onChange }: ImageFiltersProps) {
  const t = useMessages(panelWords);
  const types = [...new Set(images.map(imageType))].toSorted();
  const active = [filter.fromPx > 0, filter.type !== '', filter.host !== ''].filter(Boolean).length;
  const hosts = [...new Set(images.map(imageHost))].toSorted();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-15 font-semibold">
        <SlidersHorizontal size={16} aria-hidden />
        {t('panel.filters', { count: active })}
      </summary>
      <div className="grid grid-cols-3 gap-2">
        <FilterSelect
          label={t('panel.filterSize')}
          value={String(filter.fromPx)}
          options={[
            ['0', t('panel.filterAnySize')],
            ...FILTER_SIZES_PX.map((px) => [String(px), t('panel.filterFrom', { pixels: px })] as const),
          ]}
          onChange={(value) => onChange({ ...filter, fromPx: Number(value) })}
        />
        <FilterSelect
          label={t('panel.filterType')}
          value={filter.type}
          options={[['', t('panel.filterAnyType')], ...types.map((type) => [type, type] as const)]}
          onChange={(type) => onChange({ ...filter, type })}
        />
        <FilterSelect
          label={t('panel.filterHost')}
          value={filter.host}
          options={[['', t('panel.filterAnyHost')], ...hosts.map((host) => [host, host] as const)]}
          onChange={(host) => onChange({ ...filter, host })}
        />
      </div>
    </details>
  );
}

interface FilterSelectProps {
  label: string;
  value: string;
  /** Values and their labels. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className="grid min-w-0 gap-1 text-13 text-quiet">
      {label}
      <select
        className="min-h-11 w-full min-w-0 rounded-surface border border-edge bg-surface px-2 text-15 text-ink"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ScrollOfferProps {
  end: ScrollEnd | undefined;
  onScroll: () => void;
}

/** Offers to scroll through the page; afterwards, says why it ended. */
function ScrollOffer({ end, onScroll }: ScrollOfferProps) {
  const t = useMessages(panelWords);
  const texts = {
    bottom: t('panel.scrolledBottom'),
    limit: t('panel.scrolledLimit', { limit: PAGE_IMAGE_LIMITS.images }),
    'nothing-new': t('panel.scrolledNothingNew'),
    asked: t('panel.scrolledAsked'),
  };
  return (
    <div className="mb-3 text-13 text-quiet">
      <button type="button" className={buttonClass('outline', 'w-full')} onClick={onScroll}>
        {t('panel.scrollPage')}
      </button>
      <p className="mt-1">{end ? texts[end] : t('panel.scrollHint')}</p>
    </div>
  );
}
