import { useId } from 'react';
import type { Gathered } from '#core/takeout/gather.ts';
import type { Photo } from '#core/photo.ts';
import { LEFT_OUT_ON_REQUEST, type LeftOutOnRequest } from '#core/takeout/put-away.ts';
import { alongWords } from '#words/along.ts';
import { useMessages } from '../kit/use-messages.ts';
import { CheckField } from '../kit/check-field.tsx';
import { AlongList } from './along-list.tsx';
import { alongRows, alongSentences, setAsideRows } from './along-text.ts';

interface AlongNoteProps {
  gathered: Gathered<Photo>;
  /** The number of files that the user leaves out by folder or pattern. */
  excluded: number;
  leavesOut: ReadonlySet<LeftOutOnRequest>;
  onLeaveOut: (kind: LeftOutOnRequest, isLeftOut: boolean) => void;
}

const LEAVE_OUT = {
  trash: 'along.leaveOutTrash',
  messages: 'along.leaveOutMessages',
} as const satisfies Record<LeftOutOnRequest, string>;

/**
 * Summarizes the analysis of an export, or of a folder with videos: the companion files that are included, and what
 * is left out.
 */
export function AlongNote({ gathered, excluded, leavesOut, onLeaveOut }: AlongNoteProps) {
  const t = useMessages(alongWords);
  const id = useId();
  const sentences = alongSentences(gathered, excluded, t);
  const along = alongRows(gathered.photos, t);
  const aside = setAsideRows(gathered.setAside, t);
  if (sentences.length === 0 && aside.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-1 border-t border-line px-4 py-3 text-15 sm:px-6"
    >
      <h2 id={id} className="sr-only">
        {t('along.label')}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence} className="max-w-[72ch]">
          {sentence}
        </p>
      ))}
      {LEFT_OUT_ON_REQUEST.filter((kind) => gathered.putAway[kind] > 0).map((kind) => (
        <CheckField
          key={kind}
          label={t(LEAVE_OUT[kind])}
          isOn={leavesOut.has(kind)}
          onChange={(isLeftOut) => onLeaveOut(kind, isLeftOut)}
          className="flex"
        />
      ))}
      {along.length > 0 && <AlongList title={t('along.show', { count: along.length })} rows={along} />}
      {aside.length > 0 && <AlongList title={t('along.setAside', { count: aside.length })} rows={aside} />}
    </section>
  );
}
