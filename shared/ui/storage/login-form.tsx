import { type SyntheticEvent, useState } from 'react';
import {
  kindOfStorage,
  loginOf,
  originOf,
  STORAGE_KINDS,
  type StorageLogin,
  type TypedLogin,
  type TypedProblem,
} from '#storage/storage-login.ts';
import { sendWords } from '#words/send.ts';
import { buttonClass } from '../kit/button-class.ts';
import { TextField } from '../kit/text-field.tsx';
import { useMessages } from '../kit/use-messages.ts';
import type { SendReach } from './send-text.ts';

interface LoginFormProps {
  reach: SendReach;
  onLook: (login: StorageLogin) => void;
  onCancel: () => void;
}

interface Problem {
  readonly problem: TypedProblem['problem'] | 'mixed';
  readonly field: TypedProblem['field'];
}

const PROBLEMS = {
  'no-address': 'send.noAddress',
  'secret-typed': 'send.secretTyped',
  'encode-name': 'send.encodeName',
  'plain-http': 'send.plainHttp',
  mixed: 'send.mixed',
  'no-bucket': 'send.noBucket',
  'no-endpoint': 'send.noEndpoint',
  'no-region': 'send.noRegion',
  'no-keys': 'send.noKeys',
} as const satisfies Record<Problem['problem'], `send.${string}`>;

const EMPTY: TypedLogin = { kind: 'webdav', address: '', endpoint: '', region: '', user: '', password: '' };

const MAX_LENGTH = 500;

/** A form for the address and the login. Nothing in it is kept: closing the form discards it. */
export function LoginForm({ reach, onLook, onCancel }: LoginFormProps) {
  const t = useMessages(sendWords);
  const [typed, setTyped] = useState(EMPTY);
  const [found, setFound] = useState<Problem>();
  const { words, example, hasService, needsUser, server } = kindOfStorage(typed.kind);
  const look = (event: SyntheticEvent) => {
    event.preventDefault();
    const login = loginOf(typed);
    const problem = 'problem' in login ? login : problemHere(login, reach);
    setFound(problem);
    if (!('problem' in login) && !problem) onLook(login);
  };
  const field = (name: Exclude<keyof TypedLogin, 'kind'>) => ({
    id: `send-${name}`,
    value: typed[name],
    autoComplete: 'off',
    maxLength: MAX_LENGTH,
    problem: found?.field === name ? t(PROBLEMS[found.problem]) : undefined,
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  return (
    <form noValidate className="mt-3 grid max-w-xl gap-4" onSubmit={look}>
      <KindSwitch
        kind={typed.kind}
        onChoose={(kind) => {
          setFound(undefined);
          // One service's keys aren't shown to another.
          setTyped({ ...EMPTY, kind });
        }}
      />
      <p className="text-quiet">{t(words.intro)}</p>
      <TextField
        {...field('address')}
        label={t(words.address)}
        type={server === 'origin' ? 'url' : 'text'}
        placeholder={example}
      />
      {hasService && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('endpoint')}
            label={t('send.endpoint')}
            type="url"
            placeholder="https://s3.example"
            isRequired={false}
          />
          <TextField
            {...field('region')}
            label={t('send.region')}
            type="text"
            placeholder="us-east-1"
            isRequired={false}
          />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('user')} label={t(words.user)} type="text" isRequired={needsUser} />
        <TextField {...field('password')} label={t(words.password)} type="password" isRequired={needsUser} />
      </div>
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
function problemHere(login: StorageLogin, reach: SendReach): Problem | undefined {
  if (reach === 'extension') return undefined;
  const origin = originOf(login);
  const { refused } = kindOfStorage(login.kind);
  if (origin === location.origin) return refused;
  if (location.protocol !== 'https:' || !origin.startsWith('http:')) return undefined;
  const isThisComputer = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(origin);
  return isThisComputer ? undefined : { problem: 'mixed', field: refused.field };
}

interface KindSwitchProps {
  kind: StorageLogin['kind'];
  onChoose: (kind: StorageLogin['kind']) => void;
}

/** Selects the kind of storage. */
function KindSwitch({ kind: chosen, onChoose }: KindSwitchProps) {
  const t = useMessages(sendWords);
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{t('send.kind')}</legend>
      {STORAGE_KINDS.map(({ kind, words }) => (
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
