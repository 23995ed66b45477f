import type { ReactNode } from 'react';
import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { roughDateOf } from '#core/dates/photo-date.ts';
import type { Photo } from '#core/photo.ts';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';
import { dateText } from './date-text.ts';
import type { PictureState } from './large-pictures.ts';
import { locationText } from './location-text.ts';

interface PhotoFactsProps {
  photo: Photo;
  picture: PictureState;
  /** The batch's findings about the photo, once it has been analyzed. */
  placed: PlacedPhoto | undefined;
  /** Whether it has been renamed since. */
  isRenamed: boolean;
}

/** Shows what is known about the file: when and where it was taken, its size, its original name and its source. */
export function PhotoFacts({ photo, picture, placed, isRenamed }: PhotoFactsProps) {
  const t = useMessages(quantitiesWords, viewerWords);
  const { size, takenAt: exif } = picture.status === 'ready' ? picture : {};
  const sizes = [...(size ? [t('viewer.pixels', size)] : []), sizeText(photo.sizeBytes, t)];
  const { takenAt, dateSource: source, location } = placed ?? {};
  const date = dateText(
    { placed: takenAt, source, exif, rough: roughDateOf(photo), modifiedMs: photo.modifiedMs },
    t,
  );
  const place = location?.place && (
    <a
      href="https://www.geonames.org"
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-4"
    >
      {t('viewer.geoNames')}
    </a>
  );
  const facts: readonly (readonly [string, string | undefined, ReactNode?])[] = [
    [t('viewer.taken'), date.date, date.source],
    [t('viewer.place'), location && locationText(location, t.locale), place],
    [t('viewer.size'), sizes.join(' · ')],
    [t('viewer.was'), isRenamed ? photo.name : undefined],
    [t('viewer.source'), photo.folder],
  ];
  return (
    <dl className="viewer-facts">
      {facts.map(
        ([label, value, beside]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
                {beside && <span className="block text-13 text-quiet">{beside}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
