import { use, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import { resultsWords } from '#words/results.ts';
import { type ResultPhoto, transitionName } from '../board/batch-view.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { useThumbnail } from '../kit/thumbnails-context.ts';
import { useMessages } from '../kit/use-messages.ts';
import { ROW_RATIOS } from '../limits.ts';
import { LooksLike } from '../search/looks-like.tsx';
import { StackMark } from '../stacks/stack-mark.tsx';
import { StacksContext } from '../board/stacks-context.ts';
import { PhotoOpenerContext } from '../board/opener-context.ts';
import { ViewButton } from '../viewer/view-button.tsx';
import { useBoard } from '../board/board-context.ts';
import { ChooseBox } from '../choosing/choose-box.tsx';
import { EditableName } from '../board/editable-name.tsx';
import { MovePhoto } from '../moving/move-photo.tsx';
import { dragSource } from '../moving/photo-drag.ts';
import { lookAgainText } from '../board/results-text.ts';
import { useLongPress } from '../choosing/use-long-press.ts';

interface ResultCardProps {
  result: ResultPhoto<Photo>;
  /** The chunk that starts with this card. */
  chunk: number | undefined;
  /** Whether the tools of the card wait for the mouse or the focus: on a very large board they take half of its time. */
  isLight: boolean;
  /** Whether the names of photos are shown. */
  hasName: boolean;
}

/**
 * Shows a photo in its folder. Its name and the buttons to rename and move it appear with the mouse, the keyboard, or
 * visible names.
 */
export function ResultCard({ result, chunk, isLight, hasName }: ResultCardProps) {
  const { photo, fileName, description, looksLike } = result;
  const { isChosen, choose, chosen } = useBoard();
  const [isMet, setIsMet] = useState(false);
  const hasTools = !isLight || isMet || isChosen(photo.id);
  const meet = () => setIsMet(true);
  const opener = use(PhotoOpenerContext);
  const under = use(StacksContext)?.under(photo.id).length ?? 0;
  const longPress = useLongPress(() => choose(photo.id, 'toggle'));
  const isTapChoosing = () => chosen.length > 0 && matchMedia('(pointer: coarse)').matches;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only adds the tools that a mouse or key uses
    <li
      data-chunk={chunk}
      className="result-card"
      data-chosen={isChosen(photo.id)}
      style={{ '--ratio': useRatio(photo.id) }}
      onPointerEnter={meet}
      onFocus={meet}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the
          button in it is for the keyboard; browsers do not drag by a button */}
      <div
        className="slide"
        style={{ viewTransitionName: transitionName(photo.id) }}
        data-chosen={isChosen(photo.id)}
        data-stacked={under > 0}
        // Shift selects photos here instead of text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onContextMenu={(event) => matchMedia('(pointer: coarse)').matches && event.preventDefault()}
        onClick={(event) => {
          if (longPress.takesClick()) return;
          if (event.shiftKey) choose(photo.id, 'range');
          else if (event.ctrlKey || event.metaKey || isTapChoosing()) choose(photo.id, 'toggle');
          else opener?.open(photo.id);
        }}
        onPointerEnter={opener?.prepare}
        {...longPress.target}
        {...dragSource(photo.id)}
      >
        <Thumbnail photoId={photo.id} alt={description} />
        {hasTools && <ChooseBox photoId={photo.id} fileName={fileName} />}
        <ViewButton photoId={photo.id} name={fileName} />
        <StackMark photoId={photo.id} fileName={fileName} />
        {looksLike !== undefined && (
          <div className="card-mark">
            <LooksLike query={looksLike} />
          </div>
        )}
      </div>
      {hasTools && <CardCaption result={result} />}
      {!hasTools && hasName && <p className="card-line card-name">{fileName}</p>}
    </li>
  );
}

/** Shows a photo's name, to be changed, its original name, and the button that moves it. */
function CardCaption({ result: { photo, name, fileName, lookAgain } }: Pick<ResultCardProps, 'result'>) {
  const t = useMessages(resultsWords);
  const { renamePhoto } = useBoard();
  return (
    <div className="card-caption">
      <div className="min-w-0 flex-1">
        <EditableName
          name={name}
          ending={fileName.slice(name.length)}
          isTabStop={false}
          onRename={(typed) => renamePhoto(photo.id, typed)}
        >
          <span className="card-name" title={fileName}>
            {fileName}
          </span>
        </EditableName>
        <p className="card-original">{t('results.was', { name: photo.name })}</p>
        {lookAgain && <p className="text-13 leading-snug font-semibold">{lookAgainText(lookAgain, t)}</p>}
      </div>
      <MovePhoto photoId={photo.id} fileName={fileName} isSmall />
    </div>
  );
}

/** Returns a photo's width divided by its height, within the limits of a row of photos. */
function useRatio(photoId: string): number {
  const thumbnail = useThumbnail(photoId);
  const size = thumbnail.status === 'ready' ? thumbnail.size : undefined;
  if (!size) return ROW_RATIOS.unknown;
  return Math.min(ROW_RATIOS.most, Math.max(ROW_RATIOS.least, size.width / size.height));
}
