import { type EngineChoice, parseEngineChoice } from '#core/batch/engine-state.ts';
import { Listeners } from '#core/observable.ts';

const KEY = 'engine';

const changes = new Listeners();
/** The choice on this page, for a browser without storage. */
let chosenHere: EngineChoice | undefined;

/** Returns where this browser's photos were last chosen to be analyzed; undefined if nobody has chosen. */
export function readEngineChoice(): EngineChoice | undefined {
  if (chosenHere) return chosenHere;
  try {
    return parseEngineChoice(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Keeps a choice in this browser. */
export function chooseEngine(choice: EngineChoice): void {
  chosenHere = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
  changes.tell();
}

/** Calls `onChange` whenever the choice changes, until the returned function is called. */
export const watchEngineChoice = changes.subscribe;
