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

/** Filters for the images: by size, and by type and host if there are several. */
export function ImageFilters({ images, filter, onChange }: ImageFiltersProps) {
  const t = useMessages(panelWords);
  const types = [...new Set(images.map(imageType))].toSorted();
  const hosts = [...new Set(images.map(imageHost))].toSorted();
  return (
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
  );
}
