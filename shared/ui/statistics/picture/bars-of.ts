import type { Figures } from '#core/statistics/figures.ts';
import { placeText } from '#core/places/place-text.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { FIGURES_SHOWN } from '../../limits.ts';
import type { FigureWords } from '#core/statistics/figures-text.ts';
import type { Bar } from './draw-bars.ts';

/** Returns the bars of the folders in the picture, followed by how many more there are. */
export function folderBars({ folders }: Figures, t: FigureWords): Bar[] {
  const most = folders[0]?.photos ?? 1;
  const bars = folders.slice(0, FIGURES_SHOWN).map(({ folder, photos, bytes }) => ({
    name: folder,
    figure: t('figures.folderRow', { photos, size: sizeText(bytes, t) }),
    part: photos / most,
  }));
  const rest = folders.length - bars.length;
  return rest > 0 ? [...bars, { name: t('figures.moreFolders', { count: rest }) }] : bars;
}

/** Returns the same for the places. */
export function placeBars({ places }: Figures, t: FigureWords): Bar[] {
  const most = places[0]?.photos ?? 1;
  const bars = places.slice(0, FIGURES_SHOWN).map(({ place, photos }) => ({
    name: placeText(place, t.locale),
    figure: t('figures.placeRow', { count: photos }),
    part: photos / most,
  }));
  const rest = places.length - bars.length;
  return rest > 0 ? [...bars, { name: t('figures.morePlaces', { count: rest }) }] : bars;
}
