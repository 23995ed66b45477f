import { useState } from 'react';
import type { Correction } from '#core/unsure/corrections.ts';
import type { LearnedRule } from '#core/unsure/learned-rule.ts';
import { unsureWords } from '#words/unsure.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { RuleOfferOf } from './use-corrections.ts';

interface RuleOfferProps {
  offer: RuleOfferOf | undefined;
  onAnswer: (offer: Correction) => void;
  onLearn: (learned: LearnedRule) => void;
}

/** Makes a rule of what was corrected, if the person wants one, and says where it is. */
export function RuleOffer({ offer, onAnswer, onLearn }: RuleOfferProps) {
  const t = useMessages(unsureWords);
  const [chosen, setChosen] = useState<string>();
  const [learned, setLearned] = useState<LearnedRule>();
  const words = offer?.words ?? [];
  const word = words.find((one) => one.word === chosen)?.word ?? words[0]?.word;
  const learn = () => {
    if (!offer || word === undefined) return;
    const rule = { word, category: offer.to };
    onLearn(rule);
    setLearned(rule);
    onAnswer(offer);
  };
  return (
    <>
      <output className={learned && !offer ? 'rule-offer light-table' : 'sr-only'}>
        {learned && t('unsure.learned', { word: learned.word, folder: learned.category })}
      </output>
      {offer && word !== undefined && (
        <section aria-labelledby="rule-offer" className="rule-offer light-table">
          <h3 id="rule-offer" className="text-17 font-semibold tracking-normal">
            {t('unsure.offerTitle', { folder: offer.to })}
          </h3>
          <fieldset className="mt-1">
            <legend className="text-15 text-quiet">
              {t('unsure.offer', { count: offer.photoIds.length, from: offer.from, folder: offer.to })}
            </legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {words.map(({ word: own, others }) => (
                <label key={own} className="shape-choice">
                  <input
                    type="radio"
                    name="rule-word"
                    checked={own === word}
                    onChange={() => setChosen(own)}
                  />
                  {others > 0 ? t('unsure.wordOthers', { word: own, count: others }) : own}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="mt-3 flex flex-wrap gap-2">
            <button type="button" className={buttonClass('ink')} onClick={learn}>
              {t('unsure.learn')}
            </button>
            <button type="button" className={buttonClass('quiet')} onClick={() => onAnswer(offer)}>
              {t('unsure.dismiss')}
            </button>
          </div>
        </section>
      )}
    </>
  );
}
