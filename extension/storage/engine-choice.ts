import type { EngineChoice } from '#core/engine-state.ts';
import { storedValue } from './stored-value.ts';

const CHOICES = ['device', 'service'] as const satisfies readonly EngineChoice[];

const engineChoice = storedValue('local', 'engine', (stored) => CHOICES.find((choice) => choice === stored));

/** Where photos were last chosen to be analyzed; undefined if nobody has chosen. */
export const readEngineChoice = engineChoice.read;
export const writeEngineChoice = (choice: EngineChoice): Promise<void> => engineChoice.write(choice);
export const watchEngineChoice = engineChoice.watch;
