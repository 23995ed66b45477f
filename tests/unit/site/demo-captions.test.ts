import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { DEMOS_WORDS } from '../../../scripts/demos/demos-words.ts';
import { captionsFile, DEMOS, transcriptOf } from '../../../site/demos/demos-copy.ts';

const FOLDER = fileURLToPath(new URL('../../../site/public/demos', import.meta.url));

describe('the recordings’ captions', () => {
  it.each(DEMOS.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const)))(
    'of %s match the transcript in %s',
    (id, language) => {
      const words = DEMOS_WORDS.find((one) => one.language === language);
      const cues = readFileSync(join(FOLDER, captionsFile(id, language)), 'utf8')
        .split('\n\n')
        .slice(1);
      const said = cues.map((cue) => cue.split('\n')[1]);
      expect(said).toEqual(transcriptOf(id, translator(words ? [words] : [])));
    },
  );
});
