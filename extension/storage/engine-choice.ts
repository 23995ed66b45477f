import { type EngineChoice, parseEngineChoice } from '#core/batch/engine-state.ts';
import { storedValue } from './stored-value.ts';

const engineChoice = storedValue('local', 'engine', parseEngineChoice);

/** Where photos were last chosen to be analyzed; undefined if nobody has chosen. */
export const readEngineChoice = engineChoice.read;
export const writeEngineChoice = (choice: EngineChoice): Promise<void> => engineChoice.write(choice);
export const watchEngineChoice = engineChoice.watch;
