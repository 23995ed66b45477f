import { type SyntheticEvent, useState } from 'react';
import { isThisComputer, OWN_MODEL_LENGTHS, ownModelAddress } from '#core/own-model.ts';
import { ownModelWords } from '#words/own-model.ts';
import { buttonClass } from '../kit/button-class.ts';
import { TextField } from '../kit/text-field.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { OwnModelResult } from './own-model-result.tsx';
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

type Problem = keyof typeof ADDRESS_PROBLEMS | 'no-model';

/**
 * A form for the address, name and key of the user's own model. The draft becomes active when the model has described
 * a test picture; until then nothing changes.
 */
export function OwnModelForm({ model, reach, isDisabled = false, ...on }: OwnModelFormProps) {
  const t = useMessages(ownModelWords);
  const { settings, check } = model.state;
  const [address, setAddress] = useState(settings?.baseUrl ?? '');
  const [name, setName] = useState(settings?.model ?? '');
  const [key, setKey] = useState(settings?.apiKey ?? '');
  const [problem, setProblem] = useState<Problem>();
  const isAsking = check.phase === 'asking';

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const read = ownModelAddress(address);
    if (!('baseUrl' in read)) {
      setProblem(read.problem);
      return;
    }
    const { baseUrl } = read;
    if (reach === 'this-computer' && !isThisComputer(baseUrl)) {
      setProblem('not-here');
      return;
    }
    if (name.trim() === '') {
      setProblem('no-model');
      return;
    }
    // Comes first, while the browser still counts the press as user activation. If refused, the model may still allow
    // access by CORS.
    const allowed = on.onAllow?.(baseUrl);
    setProblem(undefined);
    setAddress(baseUrl);
    await allowed;
    const apiKey = key.trim();
    const draft = { baseUrl, model: name.trim(), ...(apiKey === '' ? {} : { apiKey }) };
    if (await model.saveAndTest(draft)) on.onSaved?.();
  };
  const forget = () => {
    model.forget();
    setAddress('');
    setName('');
    setKey('');
  };

  return (
    <form noValidate className="own-model-form" onSubmit={(event) => void save(event)}>
      <p className="text-15 text-quiet">{t(reach === 'network' ? 'own-model.network' : 'own-model.here')}</p>
      <fieldset disabled={isDisabled || isAsking} className="own-model-fields">
        <TextField
          id="own-model-address"
          label={t('own-model.address')}
          type="url"
          value={address}
          placeholder="http://localhost:11434/v1"
          maxLength={OWN_MODEL_LENGTHS.address}
          problem={problem && problem !== 'no-model' ? t(ADDRESS_PROBLEMS[problem]) : undefined}
          onChange={setAddress}
        />
        <TextField
          id="own-model-name"
          label={t('own-model.model')}
          type="text"
          value={name}
          placeholder="llava"
          autoComplete="off"
          maxLength={OWN_MODEL_LENGTHS.model}
          problem={problem === 'no-model' ? t('own-model.noModel') : undefined}
          onChange={setName}
        />
        <TextField
          id="own-model-key"
          label={t('own-model.key')}
          type="password"
          isRequired={false}
          value={key}
          autoComplete="off"
          maxLength={OWN_MODEL_LENGTHS.apiKey}
          onChange={setKey}
        />
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
