import type { Photo } from '#core/photo.ts';
import { use } from 'react';
import { resultsWords } from '#words/results.ts';
import { useMessages } from '../kit/use-messages.ts';
import { type ResultPhoto, transitionName } from '../batch/batch-view.ts';
import { PhotoOpenerContext } from '../viewer/opener-context.ts';
import { ViewButton } from '../viewer/view-button.tsx';
import { LooksLike } from '../search/looks-like.tsx';
import { StackMark } from '../stacks/stack-mark.tsx';
import { StacksContext } from '../stacks/stacks-context.ts';
import { useBoard } from './board-context.ts';
import { ChooseBox } from './choose-box.tsx';
import { EditableName } from './editable-name.tsx';
import { FileName } from '../kit/file-name.tsx';
import { MovePhoto } from './move-photo.tsx';
import { dragSource } from './photo-drag.ts';
import { followsText, lookAgainText } from './results-text.ts';
import { Thumbnail } from '../kit/thumbnail.tsx';

interface ResultCardProps {
  result: ResultPhoto<Photo>;
  folderId: number;
  /** The chunk that it is the first of. */
  chunk: number | undefined;
}

/** A photo in its folder: its new name, description and original name, and the menu to move it. */
export function ResultCard({ result, folderId, chunk }: ResultCardProps) {
  const { photo, name, fileName, description, follows, lookAgain } = result;
  const t = useMessages(resultsWords);
  const { renamePhoto, isChosen, choose } = useBoard();
  const opener = use(PhotoOpenerContext);
  const under = use(StacksContext)?.under(photo.id).length ?? 0;
  return (
    <li data-chunk={chunk} className="result-card flex gap-4 sm:block">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the
          button in it is for the keyboard; browsers do not drag by a button */}
      <div
        className="slide relative aspect-square w-24 shrink-0 cursor-zoom-in self-start active:cursor-grabbing sm:aspect-4/3 sm:w-full"
        style={{ viewTransitionName: transitionName(photo.id) }}
        data-chosen={isChosen(photo.id)}
        data-stacked={under > 0}
        // Shift chooses photos here, and no text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onClick={(event) => {
          if (event.shiftKey) choose(photo.id, 'range');
          else if (event.ctrlKey || event.metaKey) choose(photo.id, 'toggle');
          else opener?.open(photo.id);
        }}
        onPointerEnter={opener?.prepare}
        {...dragSource(photo.id)}
      >
        <Thumbnail photoId={photo.id} />
        <ChooseBox photoId={photo.id} fileName={fileName} />
        <ViewButton photoId={photo.id} name={fileName} />
        <StackMark photoId={photo.id} fileName={fileName} />
      </div>
      <div className="min-w-0 flex-1 sm:mt-1">
        <EditableName
          name={name}
          ending={fileName.slice(name.length)}
          onRename={(typed) => renamePhoto(photo.id, typed)}
        >
          <span className="block text-13 leading-snug">
            <FileName name={fileName} />
          </span>
        </EditableName>
        <LooksLike query={result.looksLike} />
        <p className="mt-0.5 text-15 leading-snug">{description}</p>
        {lookAgain && <p className="mt-1 text-13 font-semibold">{lookAgainText(lookAgain, t)}</p>}
        {follows && <p className="mt-1 text-13 wrap-anywhere text-quiet">{followsText(follows, t)}</p>}
        <p className="mt-1 font-mono text-13 wrap-anywhere text-quiet">
          {t('results.was', { name: photo.name })}
        </p>
        <MovePhoto photoId={photo.id} fileName={fileName} folderId={folderId} />
      </div>
    </li>
  );
}
