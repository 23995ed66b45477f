import type { FoundImage } from '../page/page-image.ts';
import { text } from '../i18n/text.ts';
import { FilterSelect } from './filter-select.tsx';
import { FILTER_SIZES_PX, type ImageFilter, imageHost, imageType } from './image-selection.ts';

interface ImageFiltersProps {
  images: readonly FoundImage[];
  filter: ImageFilter;
  onChange: (filter: ImageFilter) => void;
}

/** Filters for the images: by size, and by type and host if there are several. */
export function ImageFilters({ images, filter, onChange }: ImageFiltersProps) {
  const types = [...new Set(images.map(imageType))].toSorted();
  const hosts = [...new Set(images.map(imageHost))].toSorted();
  return (
    <div className="grid grid-cols-3 gap-2">
      <FilterSelect
        label={text('panel_filter_size')}
        value={String(filter.fromPx)}
        options={[
          ['0', text('panel_filter_any_size')],
          ...FILTER_SIZES_PX.map((px) => [String(px), text('panel_filter_from', px)] as const),
        ]}
        onChange={(value) => onChange({ ...filter, fromPx: Number(value) })}
      />
      <FilterSelect
        label={text('panel_filter_type')}
        value={filter.type}
        options={[['', text('panel_filter_any_type')], ...types.map((type) => [type, type] as const)]}
        onChange={(type) => onChange({ ...filter, type })}
      />
      <FilterSelect
        label={text('panel_filter_host')}
        value={filter.host}
        options={[['', text('panel_filter_any_host')], ...hosts.map((host) => [host, host] as const)]}
        onChange={(host) => onChange({ ...filter, host })}
      />
    </div>
  );
}
