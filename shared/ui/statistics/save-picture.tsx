import ImageDown from 'lucide-react/icons/image-down';
import { useRef, useState } from 'react';
import type { Figures } from '#core/statistics/figures.ts';
import { localDay } from '#core/dates/local-day.ts';
import { figuresWords } from '#words/figures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { buttonClass } from '../kit/button-class.ts';
import { saveFile } from '../kit/save-file.ts';
import { useMessages } from '../kit/use-messages.ts';

interface SavePictureProps {
  figures: Figures;
}

/** Saves the statistics as a picture, in the current theme. */
export function SavePicture({ figures }: SavePictureProps) {
  const t = useMessages(figuresWords, quantitiesWords);
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);
  const save = async () => {
    if (!root.current || isMaking) return;
    setIsMaking(true);
    const name = `where-my-pix-${localDay(Date.now())}.png`;
    try {
      const { figuresPicture } = await import('./picture/figures-picture.ts');
      saveFile(await figuresPicture(figures, root.current, t), name);
      setSaid(t('figures.saved', { name }));
    } catch {
      // The browser can't create a canvas of this size, or the drawing code couldn't be loaded.
      setSaid(t('figures.notSaved'));
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <div ref={root} className="figures-foot">
      <output className="mr-auto min-w-0 text-13 text-quiet">{said ?? t('figures.saveHint')}</output>
      <button
        type="button"
        className={buttonClass('ink')}
        aria-disabled={isMaking}
        onClick={() => void save()}
      >
        <ImageDown size={18} aria-hidden />
        {t('figures.save')}
      </button>
    </div>
  );
}
