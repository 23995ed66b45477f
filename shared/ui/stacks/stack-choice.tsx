import { useState } from 'react';
import type { Stack } from '#core/similarity/alike/stacks.ts';
import { folderText } from '#core/naming/folder-path.ts';
import type { Photo } from '#core/photo.ts';
import { stacksWords } from '#words/stacks.ts';
import type { ResultFolder } from '../board/batch-view.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { STACK_PICTURES } from '../limits.ts';
import { othersFolderOf } from './stack-edits.ts';
import { StackMember } from './stack-member.tsx';
import type { BestReason } from '#core/similarity/alike/alike-group.ts';
import type { PlainKey, Translate } from '#messages/translate.ts';

type StackWords = Translate<'stacks'>;

const REASONS = {
  cover: 'stacks.cover',
  'better-lit': 'stacks.betterLit',
  sharper: 'stacks.sharper',
  larger: 'stacks.larger',
  'camera-format': 'stacks.cameraFormat',
  'has-date': 'stacks.hasDate',
  'bigger-file': 'stacks.biggerFile',
} as const satisfies Record<BestReason, PlainKey<'stacks'>>;

/** Returns a text saying that a photo is proposed and why: "Proposed: sharper, larger". */
function proposalText({ reasons }: Stack, t: StackWords): string {
  if (reasons.length === 0) return t('stacks.proposed');
  const list = new Intl.ListFormat(t.locale, { style: 'short', type: 'unit' });
  return t('stacks.proposedFor', { reasons: list.format(reasons.map((reason) => t(REASONS[reason]))) });
}

interface StackChoiceProps {
  stack: Stack;
  folders: readonly ResultFolder<Photo>[];
  onDecide: (how: 'best-kept' | 'all-kept' | 'apart', keptId: string) => void;
}

/** Shows the photos of one stack, the proposed one first, with the possible actions. */
export function StackChoice({ stack, folders, onDecide }: StackChoiceProps) {
  const t = useMessages(stacksWords);
  const { kind, photoIds } = stack;
  const [best = ''] = photoIds;
  const [keptId, setKeptId] = useState(best);
  const members = photoIds.flatMap((id) => {
    const folder = folders.find(({ photos }) => photos.some(({ photo }) => photo.id === id));
    const result = folder?.photos.find(({ photo }) => photo.id === id);
    return folder && result ? [{ folder, result }] : [];
  });
  const bestFolder = members[0]?.folder;
  const kept = members.find(({ result }) => result.photo.id === keptId);
  const decide = (how: 'best-kept' | 'all-kept' | 'apart', clicks: number) => {
    // The second click of a double click would decide on the next stack.
    if (clicks < 2) onDecide(how, keptId);
  };
  const isBest = keptId === best && kind !== 'own';
  return (
    <>
      <fieldset className="stack-members">
        <legend className="sr-only">{t('stacks.which')}</legend>
        <ul>
          {members.map(({ folder, result }, at) => (
            <StackMember
              key={result.photo.id}
              result={result}
              elsewhere={folder === bestFolder ? undefined : folderText(folder.path)}
              proposal={at === 0 && kind !== 'own' ? proposalText(stack, t) : undefined}
              isKept={result.photo.id === keptId}
              isLarge={at < STACK_PICTURES}
              onKeep={() => setKeptId(result.photo.id)}
            />
          ))}
        </ul>
      </fieldset>
      <div className="stack-actions">
        <button
          type="button"
          className={buttonClass('accent')}
          onClick={({ detail }) => decide('best-kept', detail)}
        >
          {t(isBest ? 'stacks.keepBest' : 'stacks.keepChosen')}
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={({ detail }) => decide('all-kept', detail)}
        >
          {t('stacks.keepAll')}
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={({ detail }) => decide('apart', detail)}
        >
          {t('stacks.notDuplicates')}
        </button>
        <p className="text-13 text-quiet">
          {kept && t('stacks.where', { folder: folderText(othersFolderOf(kept.folder.path)) })}
        </p>
      </div>
    </>
  );
}
