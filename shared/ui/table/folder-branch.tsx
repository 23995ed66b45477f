import type { FolderNode } from '#core/not-photos/folder-choice.ts';
import { alongWords } from '#words/along.ts';
import { CheckField } from '../kit/check-field.tsx';
import { useMessages } from '../kit/use-messages.ts';
import type { LeftFolders } from '../batch/use-left-folders.ts';

interface FolderBranchProps extends Pick<LeftFolders, 'left' | 'leave'> {
  folders: readonly FolderNode[];
  /** Whether a parent folder is left out. */
  isOut: boolean;
}

/** Shows folders with a checkbox each and their subfolders; leaving out a folder leaves out its contents. */
export function FolderBranch({ folders, isOut, left, leave }: FolderBranchProps) {
  const t = useMessages(alongWords);
  return (
    <ul>
      {folders.map(({ key, name, count, children }) => {
        const isLeft = left.has(key);
        return (
          <li key={key}>
            <CheckField
              label={t('along.folder', { name, count })}
              isOn={!isOut && !isLeft}
              isDisabled={isOut}
              onChange={(isOn) => leave(key, !isOn)}
              className={`flex break-all ${isOut || isLeft ? 'text-quiet line-through' : ''}`}
            />
            {children.length > 0 && (
              <div className="ml-6">
                <FolderBranch folders={children} isOut={isOut || isLeft} left={left} leave={leave} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
