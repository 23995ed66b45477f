import { type SyntheticEvent, useState } from 'react';
import type { FormRefusal, TypedFields } from '#storage/storage-kind.ts';
import {
  kindOf,
  originsOf,
  problemText,
  STORAGE_KINDS,
  type StorageTarget,
  targetInForm,
} from '#storage/storage-target.ts';
import { sendWords } from '#words/send.ts';
import { storageWords } from '#words/storage.ts';
import { buttonClass } from '../kit/button-class.ts';
import { TextField } from '../kit/text-field.tsx';
import { useMessages } from '../kit/use-messages.ts';
import type { SendReach } from './send-text.ts';

interface LoginFormProps {
  reach: SendReach;
  onLook: (target: StorageTarget) => void;
  onCancel: () => void;
}

const MAX_LENGTH = 500;

/** A form for the address and the login. Nothing in it is kept: closing the form discards it. */
export function LoginForm({ reach, onLook, onCancel }: LoginFormProps) {
  const t = useMessages(sendWords, storageWords);
  const [kind, setKind] = useState<StorageTarget['kind']>('webdav');
  const [typed, setTyped] = useState<TypedFields>({});
  const [found, setFound] = useState<FormRefusal>();
  const { lines, words, problems } = kindOf(kind).form;
  const look = (event: SyntheticEvent) => {
    event.preventDefault();
    const target = targetInForm(kind, typed);
    const problem = 'problem' in target ? target : problemHere(target, reach);
    setFound(problem);
    if (!('problem' in target) && !problem) onLook(target);
  };
  const refusalText = ({ problem }: FormRefusal) =>
    problem === 'mixed' ? t('send.mixed') : t(problemText(problems, problem));
  return (
    <form noValidate className="mt-3 grid max-w-xl gap-4" onSubmit={look}>
      <KindSwitch
        kind={kind}
        onChoose={(chosen) => {
          setFound(undefined);
          setKind(chosen);
          // One service's keys aren't shown to another.
          setTyped({});
        }}
      />
      <p className="text-quiet">{t(words.intro)}</p>
      {lines.map((line) => (
        <div key={line[0].name} className={`grid gap-4 ${line.length > 1 ? 'sm:grid-cols-2' : ''}`}>
          {line.map(({ name, label, type, isRequired, example }) => (
            <TextField
              key={name}
              id={`send-${name}`}
              label={t(label)}
              type={type}
              value={typed[name] ?? ''}
              placeholder={example}
              isRequired={isRequired}
              autoComplete="off"
              maxLength={MAX_LENGTH}
              problem={found?.field === name ? refusalText(found) : undefined}
              onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </div>
      ))}
      <p className="text-13 text-quiet">{t(words.hint)}</p>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('accent', 'max-sm:w-full')}>
          {t('send.look')}
        </button>
        <button type="button" className={buttonClass('quiet', 'max-sm:w-full')} onClick={onCancel}>
          {t('send.cancel')}
        </button>
      </div>
    </form>
  );
}

/**
 * Returns problems that only this page has: our own site isn't a storage, and from https, plain http is allowed only
 * to this computer.
 */
function problemHere(target: StorageTarget, reach: SendReach): FormRefusal | undefined {
  if (reach === 'extension') return undefined;
  const origins = originsOf(target);
  const { refused } = kindOf(target.kind).form;
  if (origins.includes(location.origin)) return refused;
  if (location.protocol !== 'https:') return undefined;
  const isMixed = origins.some((origin) => origin.startsWith('http:') && !THIS_COMPUTER.test(origin));
  return isMixed ? { problem: 'mixed', field: refused.field } : undefined;
}

const THIS_COMPUTER = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/;

interface KindSwitchProps {
  kind: StorageTarget['kind'];
  onChoose: (kind: StorageTarget['kind']) => void;
}

/** Selects the kind of storage. */
function KindSwitch({ kind: chosen, onChoose }: KindSwitchProps) {
  const t = useMessages(sendWords, storageWords);
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{t('send.kind')}</legend>
      {STORAGE_KINDS.map(({ kind, form: { words } }) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="send-kind"
            value={kind}
            checked={kind === chosen}
            className="size-5 shrink-0 accent-ink"
            onChange={() => onChoose(kind)}
          />
          {t(words.name)}
        </label>
      ))}
    </fieldset>
  );
}
