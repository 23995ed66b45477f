import { type SyntheticEvent, useState } from 'react';
import type { StorageLogin } from '#storage/storage-login.ts';
import { type AddressProblem, readWebdavAddress } from '#storage/webdav-address.ts';
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

const PROBLEMS = {
  'no-address': 'send.noAddress',
  'secret-typed': 'send.secretTyped',
  'encode-name': 'send.encodeName',
  'plain-http': 'send.plainHttp',
  mixed: 'send.mixed',
} as const;

type Problem = AddressProblem | 'mixed';

const MAX_LENGTH = 500;

/** Where to, and as whom. Nothing of it is kept: it is gone with the form. */
export function LoginForm({ reach, onLook, onCancel }: LoginFormProps) {
  const t = useMessages(sendWords);
  const [address, setAddress] = useState('');
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const look = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = address.trim();
    const place = readWebdavAddress(/^[a-z][\w+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`, false);
    const refused = 'problem' in place ? place.problem : isMixed(place.origin, reach) ? 'mixed' : undefined;
    setProblem(refused);
    if ('problem' in place || refused) return;
    const { origin, path } = place;
    onLook({ origin, path, user: user.trim() || (place.user ?? ''), password });
  };
  return (
    <form noValidate className="mt-3 grid max-w-xl gap-4" onSubmit={look}>
      <p className="text-quiet">{t('send.intro')}</p>
      <TextField
        id="send-address"
        label={t('send.address')}
        type="url"
        value={address}
        placeholder="https://cloud.example/remote.php/dav/files/me/Photos"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        problem={problem && t(PROBLEMS[problem])}
        onChange={setAddress}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="send-user"
          label={t('send.user')}
          type="text"
          isRequired={false}
          value={user}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          onChange={setUser}
        />
        <TextField
          id="send-password"
          label={t('send.password')}
          type="password"
          isRequired={false}
          value={password}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          onChange={setPassword}
        />
      </div>
      <p className="text-13 text-quiet">{t('send.secretHint')}</p>
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

/** A page over https may use plain http to this computer alone. */
function isMixed(origin: string, reach: SendReach): boolean {
  if (reach === 'extension' || location.protocol !== 'https:' || !origin.startsWith('http:')) return false;
  return !/^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(origin);
}
