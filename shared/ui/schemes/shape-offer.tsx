import { shapeWords } from '#words/shape.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { Shaping } from './use-shaping.ts';
import type { Translate } from '#messages/translate.ts';
import { PRESETS } from './presets.ts';

interface ShapeOfferProps {
  shaping: Shaping;
}

/** Offers the folder scheme of the previous batch for this one. */
export function ShapeOffer({ shaping }: ShapeOfferProps) {
  const t = useMessages(shapeWords);
  if (!shaping.offered) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 text-15">
      <p className="wrap-anywhere">{t('shape.offer', { scheme: schemeName(shaping.offered.scheme, t) })}</p>
      <button
        type="button"
        className={buttonClass('quiet', 'px-2 text-ink! underline underline-offset-4')}
        onClick={shaping.open}
      >
        {t('shape.showOffer')}
      </button>
      <button type="button" className={buttonClass('quiet', 'px-2')} onClick={shaping.decline}>
        {t('shape.dismissOffer')}
      </button>
    </div>
  );
}

/** Returns a scheme's name; the pattern itself if it has none. */
function schemeName(scheme: string, t: Translate<'shape'>): string {
  const preset = PRESETS.find((one) => one.scheme === scheme);
  return preset ? t(preset.name) : scheme;
}
