import { shapeWords } from '#words/shape.ts';
import { useMessages } from '../kit/use-messages.ts';
import { PRESETS } from './presets.ts';

interface ReadyMadeProps {
  scheme: string;
  onChoose: (scheme: string) => void;
}

/** Shows the ready-made schemes. */
export function ReadyMade({ scheme, onChoose }: ReadyMadeProps) {
  const t = useMessages(shapeWords);
  return (
    <fieldset>
      <legend className="text-15 font-semibold">{t('shape.ready')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {PRESETS.map((preset) => (
          <label key={preset.name} className="shape-choice">
            <input
              type="radio"
              name="ready-made"
              checked={preset.scheme === scheme}
              onChange={() => onChoose(preset.scheme)}
            />
            {t(preset.name)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
