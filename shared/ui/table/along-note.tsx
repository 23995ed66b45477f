import { useId } from 'react';
import type { Gathered } from '#core/takeout/gather.ts';
import type { Photo } from '#core/photo.ts';
import { alongWords } from '#words/along.ts';
import { useMessages } from '../kit/use-messages.ts';
import { CheckField } from '../kit/check-field.tsx';
import { AlongList } from './along-list.tsx';
import { alongRows, alongSentences, setAsideRows } from './along-text.ts';

interface AlongNoteProps {
  gathered: Gathered<Photo>;
  /** How many files the user leaves out by folders and patterns. */
  excluded: number;
  leavesOutTrash: boolean;
  onLeaveOutTrash: (isLeftOut: boolean) => void;
}

/** What was understood of an export, or of a folder with films: what comes along, and what does not. */
export function AlongNote({ gathered, excluded, leavesOutTrash, onLeaveOutTrash }: AlongNoteProps) {
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
      {gathered.putAway.trash > 0 && (
        <CheckField
          label={t('along.leaveOutTrash')}
          isOn={leavesOutTrash}
          onChange={onLeaveOutTrash}
          className="flex"
        />
      )}
      {along.length > 0 && <AlongList title={t('along.show', { count: along.length })} rows={along} />}
      {aside.length > 0 && <AlongList title={t('along.setAside', { count: aside.length })} rows={aside} />}
    </section>
  );
}
