import { useState } from 'react';
import type { Correction } from '#core/review/corrections.ts';
import type { Learned } from '#core/review/learned-rule.ts';
import { folderNameIn } from '#core/wording/own-folders.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import type { Translate } from '#messages/translate.ts';
import { unsureWords } from '#words/unsure.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { RuleOfferOf } from './use-corrections.ts';

interface RuleOfferProps {
  offer: RuleOfferOf;
  /**
   * Called with the user's decision. @param said the message to announce about the offer; undefined if they want no
   * rule
   */
  onAnswer: (offer: Correction, said?: string) => void;
  onLearn: (learned: Learned) => void;
}

/** A way to distinguish the corrected photos from others. */
interface Way {
  readonly key: string;
  readonly text: string;
  readonly learned: Learned;
}

/** Creates a rule from a correction if the user wants one. */
export function RuleOffer({ offer, onAnswer, onLearn }: RuleOfferProps) {
  const t = useMessages(unsureWords);
  const [chosen, setChosen] = useState<string>();
  const ways = waysOf(offer, t);
  const way = ways.find(({ key }) => key === chosen) ?? ways[0];
  const from = folderNameIn(offer.from, offer.language);
  const folder = folderNameIn(offer.to, offer.language);
  const learn = ({ learned }: Way) => {
    onLearn(learned);
    onAnswer(offer, learnedText(learned, offer.language, t));
  };
  return (
    <section aria-labelledby="rule-offer">
      <h3 id="rule-offer" className="text-17 font-semibold tracking-normal">
        {t('unsure.offerTitle', { folder })}
      </h3>
      <fieldset className="mt-1">
        <legend className="text-15 text-quiet">
          {t('unsure.offer', { count: offer.photoIds.length, from, folder })}
        </legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {ways.map(({ key, text }) => (
            <label key={key} className="shape-choice">
              <input
                type="radio"
                name="rule-way"
                checked={key === way?.key}
                onChange={() => setChosen(key)}
              />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={buttonClass('ink')} onClick={() => way && learn(way)}>
          {t('unsure.learn')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => onAnswer(offer)}>
          {t('unsure.dismiss')}
        </button>
      </div>
    </section>
  );
}

/** Words come first, because users can read and change them. */
function waysOf({ words, likeness, to, language }: RuleOfferOf, t: Translate<'unsure'>): Way[] {
  const byWord = words.map(({ word, others: count }) => ({
    key: `word ${word}`,
    text: count > 0 ? t('unsure.byWordOthers', { word, count }) : t('unsure.byWord', { word }),
    learned: { word, category: folderNameIn(to, language) },
  }));
  if (!likeness) return byWord;
  return [...byWord, { key: 'looks', text: t('unsure.byLooks', likeness), learned: likeness.rule }];
}

function learnedText(learned: Learned, language: OtherLanguage | undefined, t: Translate<'unsure'>): string {
  const folder = folderNameIn(learned.category, language);
  return 'word' in learned
    ? t('unsure.learned', { word: learned.word, folder })
    : t('unsure.learnedLooks', { from: folderNameIn(learned.from, language), folder });
}
