import { useId, useMemo, useState } from 'react';
import { type FolderNode, folderTree } from '#core/not-photos/folder-choice.ts';
import { alongWords } from '#words/along.ts';
import { FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { LeftFolders } from '../batch/use-left-folders.ts';
import { CheckField } from '../kit/check-field.tsx';

/** Shows the picked folders, to leave out some of them, or files by patterns. */
export function LeaveOutFolders({ leftFolders }: { leftFolders: LeftFolders }) {
  const t = useMessages(alongWords);
  const [isOpen, setIsOpen] = useState(false);
  if (!leftFolders.hasFolders) return null;
  return (
    <details
      className="min-w-0 border-t border-line px-4 py-1 text-15 sm:px-6"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {t('along.leaveOutFolders')}
      </summary>
      {isOpen && <Choice leftFolders={leftFolders} />}
    </details>
  );
}

function Choice({ leftFolders }: { leftFolders: LeftFolders }) {
  const t = useMessages(alongWords);
  const [title, hint, field] = [useId(), useId(), useId()];
  const { files, left, leave, patterns, setPatterns } = leftFolders;
  const folders = useMemo(() => folderTree(files), [files]);
  return (
    <div className="grid gap-x-8 gap-y-3 pb-3 md:grid-cols-2">
      <div className="min-w-0">
        <h3 id={title} className="font-semibold">
          {t('along.folders')}
        </h3>
        <fieldset
          aria-labelledby={title}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-72 overflow-y-auto overscroll-contain"
        >
          <FolderBranch folders={folders} isOut={false} left={left} leave={leave} />
        </fieldset>
      </div>
      <div className="min-w-0">
        <label htmlFor={field} className="font-semibold">
          {t('along.patterns')}
        </label>
        <textarea
          id={field}
          rows={4}
          spellCheck={false}
          autoCapitalize="none"
          aria-describedby={hint}
          value={patterns}
          onChange={({ target }) => setPatterns(target.value)}
          className={`${FIELD_CLASS} mt-1 block w-full resize-y py-2.5 leading-normal`}
        />
        <p id={hint} className="mt-1 text-13 text-quiet">
          {t('along.patternsHint')}
        </p>
      </div>
    </div>
  );
}

interface FolderBranchProps extends Pick<LeftFolders, 'left' | 'leave'> {
  folders: readonly FolderNode[];
  /** Whether a parent folder is left out. */
  isOut: boolean;
}

/** Shows folders with a checkbox each and their subfolders; leaving out a folder leaves out its contents. */
function FolderBranch({ folders, isOut, left, leave }: FolderBranchProps) {
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
