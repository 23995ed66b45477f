import { useRef, useState } from 'react';
import { AppError } from '#core/failure.ts';
import { failureText } from '#core/failure-text.ts';
import {
  assertRulesFileSize,
  type CarriedRules,
  readRulesFile,
  writeRulesFile,
} from '#core/categories/rules-file.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { savedSchemeFromJson } from '#core/schemes/saved-scheme.ts';
import { rulesWords } from '#words/rules.ts';
import { useMessages } from '../kit/use-messages.ts';
import { keepScheme, keptScheme } from '../schemes/kept-scheme.ts';
import { buttonClass } from '../kit/button-class.ts';
import { RULES_FILE_NAME } from './pattern-sample.ts';

interface RulesTransferProps {
  carried: CarriedRules;
  onImport: (carried: CarriedRules) => void;
}

/** Exports rules and the folder scheme to a file, and imports them. */
export function RulesTransfer({ carried, onImport }: RulesTransferProps) {
  const t = useMessages(failuresWords, quantitiesWords, rulesWords);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      assertRulesFileSize(file.size);
      const json = await file.text();
      onImport(readRulesFile(json));
      const scheme = savedSchemeFromJson(json);
      if (scheme) keepScheme(scheme);
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setProblem(failureText(error.failure, t));
    }
  };
  return (
    <>
      <button type="button" className={buttonClass('quiet')} onClick={() => input.current?.click()}>
        {t('rules.import')}
      </button>
      <a
        download={RULES_FILE_NAME}
        href={`data:application/json,${encodeURIComponent(writeRulesFile(carried, keptScheme()))}`}
        className={buttonClass('quiet')}
      >
        {t('rules.export')}
      </a>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t('rules.import')}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem && (
        <p role="alert" className="w-full text-15 text-accent">
          {problem}
        </p>
      )}
    </>
  );
}
