import type { PlacedPhoto } from '#core/batch/batch-event.ts';
import { folderText } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { viewerWords } from '#words/viewer.ts';
import type { ResultFolder, ResultPhoto } from '../board/batch-view.ts';
import { FileName } from '../kit/file-name.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { PeopleOfPhoto } from '../people/people-of-photo.tsx';
import { DoubtActions } from '../review/doubt-actions.tsx';
import { useBoard } from '../board/board-context.ts';
import { EditableName } from '../board/editable-name.tsx';
import { MovePhoto } from '../moving/move-photo.tsx';
import type { PictureState } from './large-pictures.ts';
import { PhotoFacts } from './photo-facts.tsx';
import { WhyFolder } from './why-folder.tsx';

interface BoardDetailsProps {
  result: ResultPhoto<Photo>;
  folder: ResultFolder<Photo>;
  placed: PlacedPhoto;
  picture: PictureState;
}

/** Shows what is known about a photo on the board, with its editable name and folder. */
export function BoardDetails({ result, folder, placed, picture }: BoardDetailsProps) {
  const { photo, name, fileName, description, follows } = result;
  const t = useMessages(viewerWords);
  const { newFolderId, renamePhoto, renameFolder, root } = useBoard();
  const moveId = `viewed-${photo.id}`;
  const path = folderText(folder.path);
  return (
    <>
      <div>
        <EditableName
          name={name}
          ending={fileName.slice(name.length)}
          onRename={(typed) => renamePhoto(photo.id, typed)}
        >
          <FileName name={fileName} />
        </EditableName>
        <p className="leading-snug">{description}</p>
      </div>
      <div>
        <h3 className="viewer-label">{t('viewer.folder')}</h3>
        <div className="font-mono text-15 font-semibold wrap-anywhere">
          <EditableName
            key={folder.id}
            name={folder.path.at(-1) ?? ''}
            startsOpen={folder.id === newFolderId}
            onRename={(typed) => renameFolder(folder.id, typed)}
          >
            {path}
          </EditableName>
        </div>
        <MovePhoto id={moveId} photoId={photo.id} fileName={fileName} />
      </div>
      <DoubtActions placed={placed} folder={folder.path} root={root} moveId={moveId} />
      <PeopleOfPhoto photoId={photo.id} />
      <WhyFolder placed={placed} follows={follows} isMoved={folderText(placed.folder) !== path} />
      <PhotoFacts photo={photo} picture={picture} placed={placed} isRenamed />
    </>
  );
}
