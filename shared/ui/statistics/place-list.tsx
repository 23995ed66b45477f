import type { Figures } from '#core/statistics/figures.ts';
import { placeText } from '#core/places/place-text.ts';
import { figuresWords } from '#words/figures.ts';
import { useMessages } from '../kit/use-messages.ts';
import { BarList } from './bar-list.tsx';
import { BarRow } from './bar-row.tsx';

interface PlaceListProps {
  figures: Figures;
}

/** Lists in words where the photos were taken. */
export function PlaceList({ figures: { places, located, photos } }: PlaceListProps) {
  const t = useMessages(figuresWords);
  if (located === 0) return <p className="text-15">{t('figures.noPlaces', { count: photos })}</p>;
  const unnamed = located - places.reduce((sum, place) => sum + place.photos, 0);
  const most = places[0]?.photos ?? 1;
  return (
    <div>
      <p className="text-15">
        {t('figures.located', { count: located, total: photos })}{' '}
        {unnamed > 0 && t('figures.unnamed', { count: unnamed })}
      </p>
      <BarList
        more={(count) => t('figures.morePlaces', { count })}
        rows={places.map(({ place, photos: count }) => (
          <BarRow
            key={placeText(place, 'en')}
            name={placeText(place, t.locale)}
            figure={t('figures.placeRow', { count })}
            part={count / most}
          />
        ))}
      />
    </div>
  );
}
