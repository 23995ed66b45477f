import ImageDown from 'lucide-react/icons/image-down';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { sizeText } from '#core/accounts/quantity-text.ts';
import { localDay } from '#core/dates/local-day.ts';
import { photoFailureText } from '#core/failure-text.ts';
import { placeText } from '#core/places/place-text.ts';
import {
  countText,
  keyFigures,
  locatedText,
  namesText,
  rowText,
  topicsText,
} from '#core/statistics/figures-text.ts';
import type { Figures } from '#core/statistics/figures.ts';
import { failuresWords } from '#words/failures.ts';
import { dateSourcesWords } from '#words/date-sources.ts';
import { figuresWords } from '#words/figures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { gapIn } from '#core/wording/punctuation.ts';
import { useCloseRequest } from '../board/use-close-request.ts';
import { buttonClass } from '../kit/button-class.ts';
import { saveFile } from '../kit/save-file.ts';
import { useMessages } from '../kit/use-messages.ts';
import { MAP_ASPECT } from '../limits.ts';
import { BarList } from './bar-list.tsx';
import { BarRow } from './bar-row.tsx';
import { TimelineChart } from './timeline-chart.tsx';
import { type BoardInFigures, useFigures } from './use-figures.ts';

// Includes the outline of the world, which is needed only if photos have locations.
const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

interface FiguresDialogProps {
  board: BoardInFigures;
  onClose: () => void;
  /** Returns the focus. */
  onClosed: () => void;
}

/**
 * Shows the board's statistics: the number of photos per folder, when and where they were taken, and what was left
 * out.
 */
export function FiguresDialog({ board, onClose, onClosed }: FiguresDialogProps) {
  const t = useMessages(figuresWords);
  const figures = useFigures(board);
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseRequest(onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="shape-ground" />
        <Dialog.Content
          className="figures-dialog"
          data-keys="own"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className="figures-head">
            <Dialog.Title
              ref={heading}
              tabIndex={-1}
              className="text-28 font-bold outline-none max-sm:text-21"
            >
              {t('figures.title')}
            </Dialog.Title>
            <Dialog.Close
              aria-label={t('figures.close')}
              className="ml-auto grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:text-ink"
            >
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, by keyboard too */}
          <section className="figures-body" tabIndex={0} aria-label={t('figures.title')}>
            <KeyFigures figures={figures} />
            <FolderBars figures={figures} />
            <TimelineChart figures={figures} />
            <section aria-labelledby="figures-where" className="figures-where">
              <h3 id="figures-where">{t('figures.whereTitle')}</h3>
              {figures.points.length > 0 && (
                <Suspense fallback={<div className="figures-map" style={{ aspectRatio: MAP_ASPECT }} />}>
                  <PlaceMap points={figures.points} />
                </Suspense>
              )}
              <PlaceList figures={figures} />
            </section>
            <LeftOutList figures={figures} />
          </section>
          <SavePicture figures={figures} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface KeyFiguresProps {
  figures: Figures;
}

/** Shows the key numbers of the batch in large type. */
function KeyFigures({ figures }: KeyFiguresProps) {
  const t = useMessages(dateSourcesWords, figuresWords, quantitiesWords);
  return (
    <dl className="figures-keys">
      {keyFigures(figures, t).map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LeftOutListProps {
  figures: Figures;
}

/** Shows what was left out and why. */
function LeftOutList({ figures: { leftOut } }: LeftOutListProps) {
  const t = useMessages(failuresWords, figuresWords, quantitiesWords);
  return (
    <section aria-labelledby="figures-left-out" className="figures-left-out">
      <h3 id="figures-left-out">{t('figures.leftOutTitle')}</h3>
      {leftOut.length === 0 && <p className="text-15">{t('figures.nothingLeftOut')}</p>}
      <ul className="grid gap-2 text-15">
        {leftOut.map((one) => (
          <li key={one.failure.code} className="wrap-anywhere">
            {photoFailureText(one.names[0] ?? '', one.failure, t)}
            {gapIn(t.locale)}
            {one.photos > 1 && t('figures.sameFor', { names: namesText(one, t) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FolderBarsProps {
  figures: Figures;
}

/** Shows how many photos each folder contains, and their size. */
function FolderBars({ figures }: FolderBarsProps) {
  const t = useMessages(dateSourcesWords, figuresWords, quantitiesWords);
  const { folders } = figures;
  const topics = topicsText(figures, t);
  const most = folders[0]?.photos ?? 1;
  return (
    <section aria-labelledby="figures-folders" className="figures-folders">
      <h3 id="figures-folders">{t('figures.foldersTitle')}</h3>
      {topics && <p className="mb-3 text-15">{topics}</p>}
      <BarList
        more={(count) => t('figures.moreFolders', { count })}
        rows={folders.map((one) => (
          <BarRow
            key={one.folder}
            name={one.folder}
            figure={t('figures.folderRow', { items: rowText(one, t), size: sizeText(one.bytes, t) })}
            part={one.photos / most}
          />
        ))}
      />
    </section>
  );
}

interface PlaceListProps {
  figures: Figures;
}

/** Lists in words where the photos were taken. */
function PlaceList({ figures }: PlaceListProps) {
  const t = useMessages(dateSourcesWords, figuresWords, quantitiesWords);
  const { places, located } = figures;
  if (located === 0) return <p className="text-15">{t('figures.noPlaces')}</p>;
  const unnamed = located - places.reduce((sum, place) => sum + place.photos, 0);
  const most = places[0]?.photos ?? 1;
  return (
    <div>
      <p className="text-15">
        {locatedText(figures, t)}
        {gapIn(t.locale)}
        {unnamed > 0 && t('figures.unnamed', { items: countText(unnamed, figures, t) })}
      </p>
      <BarList
        more={(count) => t('figures.morePlaces', { count })}
        rows={places.map((one) => (
          <BarRow
            key={placeText(one.place, 'en')}
            name={placeText(one.place, t.locale)}
            figure={rowText(one, t)}
            part={one.photos / most}
          />
        ))}
      />
    </div>
  );
}

interface SavePictureProps {
  figures: Figures;
}

/** Saves the statistics as a picture, in the current theme. */
function SavePicture({ figures }: SavePictureProps) {
  const t = useMessages(dateSourcesWords, figuresWords, quantitiesWords);
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
