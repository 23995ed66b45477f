import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { useId, useState } from 'react';
import { EVENT_GAP_RANGE } from '#core/events/limits.ts';
import { folderText } from '#core/naming/folder-path.ts';
import { FEWEST_PHOTOS_RANGE } from '#core/schemes/limits.ts';
import { within } from '#core/schemes/saved-scheme.ts';
import { tokensOf } from '#core/schemes/scheme.ts';
import { listedIn } from '#core/wording/punctuation.ts';
import { shapeWords } from '#words/shape.ts';
import { useBoard } from '../board/board-context.ts';
import { buttonClass } from '../kit/button-class.ts';
import { FIELD_CLASS, TEXT_FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PREVIEW_FOLDERS } from '../limits.ts';
import { DetailChoice } from './detail-choice.tsx';
import { LEVELS, levelsOf, OTHER_PART, PRESETS, withLevel } from './presets.ts';
import { SchemeField } from './scheme-field.tsx';
import { type ShapedBoard, type ShapePreview, useShape } from './use-shape.ts';
import type { Shaping } from './use-shaping.ts';

interface ShapeDialogProps {
  board: ShapedBoard;
  onApply: Shaping['apply'];
  onClose: () => void;
  /** Returns the focus. */
  onClosed: () => void;
}

/** Chooses how folders are made, with a preview. Nothing changes until the final button is pressed. */
export function ShapeDialog({ board, onApply, onClose, onClosed }: ShapeDialogProps) {
  const t = useMessages(shapeWords);
  const { counted } = useBoard();
  const { options, change, problem, preview } = useShape(board);
  const { scheme, detail, fewestPhotos, eventGapHours } = options;
  const choose = (chosen: string) => change({ scheme: chosen });
  const hasEvents = tokensOf(scheme).includes('event');
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="shape-ground" />
        <Dialog.Content
          className="shape-dialog"
          data-keys="own"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className="shape-head">
            <Dialog.Title className="text-21 font-bold">{t('shape.title')}</Dialog.Title>
            <Dialog.Description className="text-15 text-quiet">{t('shape.intro')}</Dialog.Description>
            <Dialog.Close
              aria-label={t('shape.cancel')}
              className="absolute top-2 right-2 grid size-11 place-items-center rounded-full text-quiet hover:text-ink"
            >
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <div className="shape-choices">
            <ReadyMade scheme={scheme} onChoose={choose} />
            <Nesting scheme={scheme} onChoose={choose} />
            {tokensOf(scheme).includes('category') && (
              <DetailChoice detail={detail} onChange={(chosen) => change({ detail: chosen })} />
            )}
            <WholeNumber
              label={t('shape.fewest')}
              hint={t('shape.fewestHint')}
              value={fewestPhotos}
              range={FEWEST_PHOTOS_RANGE}
              onChange={(fewest) => change({ fewestPhotos: fewest })}
            />
            {hasEvents && (
              <WholeNumber
                label={t('shape.gap')}
                value={eventGapHours}
                range={EVENT_GAP_RANGE}
                onChange={(hours) => change({ eventGapHours: hours })}
              />
            )}
            <SchemeField scheme={scheme} problem={problem} onChange={choose} />
          </div>
          <TreePreview preview={preview} />
          <div className="shape-foot">
            <p className="mr-auto text-15 text-quiet">
              {preview.isSame && !problem
                ? t('shape.same')
                : t('shape.folders', { folders: preview.folders, items: counted(preview.photoIds) })}
            </p>
            <Dialog.Close className={buttonClass('outline')}>{t('shape.cancel')}</Dialog.Close>
            <button
              type="button"
              className={buttonClass('accent')}
              disabled={problem !== undefined || preview.isSame}
              onClick={() => onApply(options, preview)}
            >
              {t('shape.apply')}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ReadyMadeProps {
  scheme: string;
  onChoose: (scheme: string) => void;
}

/** Shows the ready-made schemes. */
function ReadyMade({ scheme, onChoose }: ReadyMadeProps) {
  const t = useMessages(shapeWords);
  return (
    <fieldset>
      <legend className="text-15 font-semibold">{t('shape.ready')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {PRESETS.map((preset) => (
          <label key={preset.name} className="shape-choice">
            <input
              type="radio"
              name="ready-made"
              checked={preset.scheme === scheme}
              onChange={() => onChoose(preset.scheme)}
            />
            {t(preset.name)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface NestingProps {
  scheme: string;
  onChoose: (scheme: string) => void;
}

/** Sets what each level of nested folders is made of. */
function Nesting({ scheme, onChoose }: NestingProps) {
  const t = useMessages(shapeWords);
  return (
    <fieldset>
      <legend className="text-15 font-semibold">{t('shape.nest')}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {levelsOf(scheme).map(({ part, level }) => (
          <label key={level} className="grid gap-1 text-13 text-quiet">
            {t('shape.level', { level: level + 1 })}
            <select
              value={part}
              className={`${TEXT_FIELD_CLASS} w-full text-ink`}
              onChange={({ target }) => onChoose(withLevel(scheme, level, target.value))}
            >
              {level > 0 && <option value="">{t('shape.none')}</option>}
              {part === OTHER_PART && (
                <option value={OTHER_PART} disabled>
                  {t('shape.other')}
                </option>
              )}
              {LEVELS.map((one) => (
                <option key={one.name} value={one.part}>
                  {t(one.name)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TreePreviewProps {
  preview: ShapePreview;
}

/** Shows the folders that a scheme makes, the number of photos in each, and which data photos lack. */
function TreePreview({ preview }: TreePreviewProps) {
  const t = useMessages(shapeWords);
  const { counted } = useBoard();
  const { rows, missing, folders, photoIds, leftOut } = preview;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in a wide window it scrolls by itself, by keyboard too
    <section aria-label={t('shape.preview')} tabIndex={0} className="shape-preview">
      <h3 className="text-15 font-semibold tracking-normal">{t('shape.preview')}</h3>
      <output className="mt-1 block text-15">
        {t('shape.folders', { folders, items: counted(photoIds) })}
      </output>
      {missing.length + leftOut > 0 && (
        <ul className="mt-1 text-13 text-quiet">
          {missing.map(({ name, text }) => (
            <li key={name}>{text(t)}</li>
          ))}
          {leftOut > 0 && <li>{t('shape.leftOut', { count: leftOut })}</li>}
        </ul>
      )}
      <ul className="shape-tree">
        {rows.slice(0, PREVIEW_FOLDERS).map(({ path, photos, names }) => (
          <li key={folderText(path)} style={{ '--depth': path.length - 1 }}>
            <span className="sr-only">
              {folderText(path)}: {photos}
            </span>
            <span aria-hidden className="flex items-baseline gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere">{path.at(-1)}</span>
              <span className="text-quiet tabular-nums">{photos}</span>
            </span>
            {names.length > 0 && (
              <span className="block truncate text-13 text-quiet">{listedIn(t.locale, names)}</span>
            )}
          </li>
        ))}
        {rows.length > PREVIEW_FOLDERS && (
          <li className="text-quiet">{t('shape.moreFolders', { count: rows.length - PREVIEW_FOLDERS })}</li>
        )}
      </ul>
    </section>
  );
}

interface WholeNumberProps {
  label: string;
  hint?: string;
  value: number;
  range: { readonly least: number; readonly most: number };
  onChange: (value: number) => void;
}

/**
 * A field for an integer within a range. A typed value counts as soon as it is valid, and is clamped to the range
 * afterwards.
 */
function WholeNumber({ label, hint, value, range, onChange }: WholeNumberProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-15 font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-13 text-quiet">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={range.least}
        max={range.most}
        step={1}
        value={typed ?? value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = target.value.trim() === '' ? Number.NaN : Number(target.value);
          if (Number.isFinite(number)) onChange(within(number, range, value));
        }}
        onBlur={() => setTyped(undefined)}
        className={`${FIELD_CLASS} w-20`}
      />
    </div>
  );
}
