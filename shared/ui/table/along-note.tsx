import { useId, useState } from 'react';
import type { Photo } from '#core/photo.ts';
import type { Gathered } from '#core/takeout/gather.ts';
import { LEFT_OUT_ON_REQUEST, type LeftOutOnRequest } from '#core/takeout/put-away.ts';
import { alongWords } from '#words/along.ts';
import { CheckField } from '../kit/check-field.tsx';
import { useGradually } from '../kit/use-gradually.ts';
import { useMessages } from '../kit/use-messages.ts';
import { type AlongRow, alongRows, alongSentences, setAsideRows } from './along-text.ts';

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

interface AlongListProps {
  title: string;
  rows: readonly AlongRow[];
}

/** Rows rendered at a time: as many as the list shows. */
const ROWS_AT_ONCE = 12;

/** Lists files with a note about each; drawn once the list is opened. */
function AlongList({ title, rows }: AlongListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="min-w-0" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {title}
      </summary>
      {isOpen && <Rows title={title} rows={rows} />}
    </details>
  );
}

function Rows({ title, rows }: AlongListProps) {
  const drawn = useGradually(rows.length, ROWS_AT_ONCE);
  return (
    <ul
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-60 overflow-y-auto overscroll-contain pb-2"
    >
      {rows.slice(0, drawn).map(({ id, path, word }) => (
        <li key={id} className="py-1 leading-snug">
          <span className="font-mono text-13 break-all">{path}</span>{' '}
          <span className="text-13 text-quiet">{word}</span>
        </li>
      ))}
    </ul>
  );
}
