import type { Photo } from '#core/photo.ts';
import { sizeText } from '#core/quantity-text.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { viewerWords } from '#words/viewer.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { PictureState } from './large-pictures.ts';
import { takenText } from './taken-text.ts';

interface PhotoFactsProps {
  photo: Photo;
  picture: PictureState;
  /** It has another name by now. */
  isRenamed: boolean;
}

/** What the file itself says: when it was taken, how large it is, what it is called and where it came from. */
export function PhotoFacts({ photo, picture, isRenamed }: PhotoFactsProps) {
  const t = useMessages(quantitiesWords, viewerWords);
  const { size, takenAt } = picture.status === 'ready' ? picture : {};
  const sizes = [...(size ? [t('viewer.pixels', size)] : []), sizeText(photo.sizeBytes, t)];
  const facts = [
    [t('viewer.taken'), takenAt === undefined ? undefined : takenText(takenAt, t.locale)],
    [t('viewer.size'), sizes.join(' · ')],
    [t('viewer.was'), isRenamed ? photo.name : undefined],
    [t('viewer.source'), photo.folder],
  ] as const;
  return (
    <dl className="viewer-facts">
      {facts.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
