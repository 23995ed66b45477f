import type { OwnModelCheck } from '#core/batch/engine-state.ts';
import { deviceWords } from '#words/device.ts';
import { ownModelWords } from '#words/own-model.ts';
import { useMessages } from '../kit/use-messages.ts';
import { MODEL_PROBLEMS } from './model-problem.ts';

interface OwnModelResultProps {
  check: OwnModelCheck;
}

/** Shows the result of testing the model with a picture. */
export function OwnModelResult({ check }: OwnModelResultProps) {
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
