import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { FoundImage } from '../page/page-image.ts';
import { panelWords } from '#words/panel.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { FilterSelect } from './filter-select.tsx';
import { FILTER_SIZES_PX, type ImageFilter, imageHost, imageType } from './image-selection.ts';

interface ImageFiltersProps {
  images: readonly FoundImage[];
  filter: ImageFilter;
  onChange: (filter: ImageFilter) => void;
}

/** Filters for the images, behind one button: by size, type and host. */
export function ImageFilters({ images, filter, onChange }: ImageFiltersProps) {
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
