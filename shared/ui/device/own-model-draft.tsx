import { useEffect, useRef } from 'react';
import { ownModelWords } from '#words/own-model.ts';
import { useMessages } from '../kit/use-messages.ts';
import { OwnModelForm, type OwnModelReach } from './own-model-form.tsx';
import type { OwnModelView } from './use-own-model.ts';

interface OwnModelDraftProps {
  model: OwnModelView;
  reach: OwnModelReach;
  isBusy: boolean;
  onAllow?: ((baseUrl: string) => Promise<unknown>) | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Shows the user's own model before it is active, below the engine that stays until the model's test succeeds. */
export function OwnModelDraft({ model, reach, isBusy, onAllow, onSaved, onClose }: OwnModelDraftProps) {
  const t = useMessages(ownModelWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isRead } = model.state;
  useEffect(() => {
    if (isRead) heading.current?.focus();
  }, [isRead]);
  if (!isRead) return null;
  return (
    <section aria-labelledby="own-model-draft" className="engine-card">
      <h2
        ref={heading}
        id="own-model-draft"
        tabIndex={-1}
        className="w-full text-17 tracking-normal outline-none"
      >
        {t('own-model.title')}
      </h2>
      <p className="w-full text-15">{t('own-model.draft')}</p>
      <OwnModelForm
        model={model}
        reach={reach}
        isDisabled={isBusy}
        onAllow={onAllow}
        onSaved={onSaved}
        onClose={onClose}
      />
    </section>
  );
}
