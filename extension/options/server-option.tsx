import { type SyntheticEvent, useState } from 'react';
import { buttonClass } from '#ui/kit/button-class.ts';
import { FIELD_CLASS } from '#ui/kit/field-class.ts';
import { optionsWords } from '#words/options.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { background } from '../messaging/background-client.ts';
import { serverAddress } from '../storage/server-address.ts';
import { OptionRow } from './option-row.tsx';
import type { ChangeSettings } from './use-settings.ts';

interface ServerOptionProps {
  serverUrl: string;
  onChange: ChangeSettings;
}

/** Sets which server analyzes the photos. Kept on a press, because half a typed address is an address too. */
export function ServerOption({ serverUrl, onChange }: ServerOptionProps) {
  const t = useMessages(optionsWords);
  const [typed, setTyped] = useState(serverUrl);
  const [isWrong, setWrong] = useState(false);
  const keep = async (event: SyntheticEvent) => {
    event.preventDefault();
    const address = serverAddress(typed);
    setWrong(address === undefined);
    if (address === undefined) return;
    setTyped(address);
    // A session belongs to its server.
    if (address !== serverUrl) await background().signOut();
    onChange({ serverUrl: address });
  };
  return (
    <form noValidate onSubmit={(event) => void keep(event)}>
      <OptionRow
        id="server"
        title={t('options.server')}
        hint={t('options.serverHint')}
        isWide
        problem={isWrong ? t('options.serverProblem') : undefined}
      >
        <span className="flex w-full flex-wrap gap-2">
          <input
            id="server"
            type="url"
            value={typed}
            spellCheck={false}
            aria-describedby={isWrong ? 'server-hint server-problem' : 'server-hint'}
            aria-invalid={isWrong}
            className={`${FIELD_CLASS} flex-[1_1_14rem]`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className={buttonClass('outline')}>
            {t('options.serverSave')}
          </button>
        </span>
      </OptionRow>
    </form>
  );
}
