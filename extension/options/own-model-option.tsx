import { OwnModel } from '#browser/own-model/own-model.ts';
import { OwnModelForm } from '#ui/device/own-model-form.tsx';
import { useOwnModel } from '#ui/device/use-own-model.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { ownModelWords } from '#words/own-model.ts';
import { allowAddress, storedOwnModel } from '../storage/own-model.ts';

const ownModel = new OwnModel(storedOwnModel);

/** Sets the user's own model, which can be selected in the panel. */
export function OwnModelOption() {
  const t = useMessages(ownModelWords);
  const model = useOwnModel(ownModel);
  return (
    <section aria-labelledby="own-model" className="grid gap-2 py-6">
      <h2 id="own-model" className="text-17 font-semibold">
        {t('own-model.title')}
      </h2>
      {model.state.isRead && <OwnModelForm model={model} reach="network" onAllow={allowAddress} />}
    </section>
  );
}
