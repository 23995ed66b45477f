import { type SyntheticEvent, useState } from 'react';
import type { OwnModelCheck } from '#core/batch/engine-state.ts';
import {
  isThisComputer,
  OWN_MODEL_LENGTHS,
  ownModelAddress,
  type OwnModelSettings,
} from '#core/own-model.ts';
import { deviceWords } from '#words/device.ts';
import { ownModelWords } from '#words/own-model.ts';
import { buttonClass } from '../kit/button-class.ts';
import { TextField } from '../kit/text-field.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { MODEL_PROBLEMS } from './model-problem.ts';
import type { OwnModelView } from './use-own-model.ts';

/** The addresses that the form's host can reach: a web page only this computer. */
export type OwnModelReach = 'this-computer' | 'network';

interface OwnModelFormProps {
  model: OwnModelView;
  reach: OwnModelReach;
  /** Asks the browser for access to an address on a press; by default, access is assumed. */
  onAllow?: ((baseUrl: string) => Promise<unknown>) | undefined;
  isDisabled?: boolean;
  /** Called when the test has succeeded and the settings are active. */
  onSaved?: (() => void) | undefined;
  /** Closes the form. */
  onClose?: (() => void) | undefined;
}

const ADDRESS_PROBLEMS = {
  'not-an-address': 'own-model.notAddress',
  'not-private': 'own-model.notPrivate',
  'not-here': 'own-model.notHere',
} as const;

/** What is typed into the fields. */
interface Draft {
  readonly address: string;
  readonly name: string;
  readonly key: string;
}

type Problem = keyof typeof ADDRESS_PROBLEMS | 'no-model';

/**
 * A form for the address, name and key of the user's own model. The draft becomes active when the model has described
 * a test picture; until then nothing changes.
 */
export function OwnModelForm({ model, reach, isDisabled = false, ...on }: OwnModelFormProps) {
  const t = useMessages(ownModelWords);
  const { settings, check } = model.state;
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [problem, setProblem] = useState<Problem>();
  const isAsking = check.phase === 'asking';
  const change = (typed: Partial<Draft>) => setDraft((before) => ({ ...before, ...typed }));

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const read = settingsOf(draft, reach);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) return;
    // Comes first, while the browser still counts the press as user activation. If refused, the model may still allow
    // access by CORS.
    const allowed = on.onAllow?.(read.baseUrl);
    change({ address: read.baseUrl });
    await allowed;
    if (await model.saveAndTest(read)) on.onSaved?.();
  };
  const forget = () => {
    model.forget();
    setDraft(draftOf(undefined));
  };

  return (
    <form noValidate className="own-model-form" onSubmit={(event) => void save(event)}>
      <p className="text-15 text-quiet">{t(reach === 'network' ? 'own-model.network' : 'own-model.here')}</p>
      <fieldset disabled={isDisabled || isAsking} className="own-model-fields">
        <DraftFields draft={draft} problem={problem} onChange={change} />
      </fieldset>
      <p className="text-13 text-quiet">{t('own-model.keyHint')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <button type="submit" disabled={isDisabled || isAsking} className={buttonClass('outline')}>
          {t('own-model.save')}
        </button>
        {isAsking && (
          <button type="button" className={buttonClass('quiet')} onClick={model.cancel}>
            {t('own-model.stop')}
          </button>
        )}
        {settings && !isAsking && (
          <button type="button" disabled={isDisabled} className={buttonClass('quiet')} onClick={forget}>
            {t('own-model.forget')}
          </button>
        )}
        {on.onClose && !isAsking && (
          <button type="button" className={buttonClass('quiet')} onClick={on.onClose}>
            {t('own-model.close')}
          </button>
        )}
      </div>
      <OwnModelResult check={check} />
    </form>
  );
}

interface DraftFieldsProps {
  draft: Draft;
  problem: Problem | undefined;
  onChange: (change: Partial<Draft>) => void;
}

function DraftFields({ draft, problem, onChange }: DraftFieldsProps) {
  const t = useMessages(ownModelWords);
  return (
    <>
      <TextField
        id="own-model-address"
        label={t('own-model.address')}
        type="url"
        value={draft.address}
        placeholder="http://localhost:11434/v1"
        maxLength={OWN_MODEL_LENGTHS.address}
        problem={problem && problem !== 'no-model' ? t(ADDRESS_PROBLEMS[problem]) : undefined}
        onChange={(address) => onChange({ address })}
      />
      <TextField
        id="own-model-name"
        label={t('own-model.model')}
        type="text"
        value={draft.name}
        placeholder="llava"
        autoComplete="off"
        maxLength={OWN_MODEL_LENGTHS.model}
        problem={problem === 'no-model' ? t('own-model.noModel') : undefined}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        id="own-model-key"
        label={t('own-model.key')}
        type="password"
        isRequired={false}
        value={draft.key}
        autoComplete="off"
        maxLength={OWN_MODEL_LENGTHS.apiKey}
        onChange={(key) => onChange({ key })}
      />
    </>
  );
}

function draftOf(settings: OwnModelSettings | undefined): Draft {
  return { address: settings?.baseUrl ?? '', name: settings?.model ?? '', key: settings?.apiKey ?? '' };
}

/** Returns the settings that were typed, or what is wrong with them. */
function settingsOf(
  { address, name, key }: Draft,
  reach: OwnModelReach,
): OwnModelSettings | { problem: Problem } {
  const read = ownModelAddress(address);
  if (!('baseUrl' in read)) return read;
  if (reach === 'this-computer' && !isThisComputer(read.baseUrl)) return { problem: 'not-here' };
  const model = name.trim();
  if (model === '') return { problem: 'no-model' };
  const apiKey = key.trim();
  return { baseUrl: read.baseUrl, model, ...(apiKey === '' ? {} : { apiKey }) };
}

interface OwnModelResultProps {
  check: OwnModelCheck;
}

/** Shows the result of testing the model with a picture. */
function OwnModelResult({ check }: OwnModelResultProps) {
  const t = useMessages(deviceWords, ownModelWords);
  switch (check.phase) {
    case 'none':
      return null;
    case 'asking':
      return <output className="block text-15">{t('own-model.asking')}</output>;
    case 'answered': {
      const seconds = Math.max(0.1, Math.round(check.tookMs / 100) / 10);
      return (
        <output className="block text-15 text-good">
          {t('own-model.answered', { seconds, description: check.description })}
        </output>
      );
    }
    case 'failed':
      return (
        <div role="alert" className="text-15">
          <p className="font-semibold text-accent">
            {t('own-model.failed')} {t(MODEL_PROBLEMS[check.problem])} {t('own-model.unchanged')}
          </p>
          {check.problem === 'unreachable' ? (
            <p>{t('own-model.allow', { origin: location.origin })}</p>
          ) : (
            check.message !== '' && <p>{t('own-model.said', { message: check.message })}</p>
          )}
        </div>
      );
  }
}
