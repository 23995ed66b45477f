import type { StorageLogin } from '#storage/storage-login.ts';
import { sendWords } from '#words/send.ts';
import { useMessages } from '../kit/use-messages.ts';

type Kind = StorageLogin['kind'];

const KINDS = [
  { kind: 'webdav', name: 'send.webdav' },
  { kind: 's3', name: 'send.s3' },
] as const;

interface KindSwitchProps {
  kind: Kind;
  onChoose: (kind: Kind) => void;
}

/** Selects the kind of storage. */
export function KindSwitch({ kind: chosen, onChoose }: KindSwitchProps) {
  const t = useMessages(sendWords);
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{t('send.kind')}</legend>
      {KINDS.map(({ kind, name }) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="send-kind"
            value={kind}
            checked={kind === chosen}
            className="size-5 shrink-0 accent-ink"
            onChange={() => onChoose(kind)}
          />
          {t(name)}
        </label>
      ))}
    </fieldset>
  );
}
