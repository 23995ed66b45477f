import type { Language } from '#messages/language.ts';
import type { CommandWords } from '../arguments/words.ts';
import type { PutOptions } from '../destinations/put-into.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { LibraryPort } from './library-port.ts';
import type { Tools } from './tools.ts';

/** The program's files, texts and terminal. */
export interface Program {
  readonly terminal: Terminal;
  /** Loads what opens the tools, which commands without photos do without. */
  readonly loadTools: () => Promise<Tools>;
  /** The file of the data of places. */
  readonly placesFile: string;
  readonly modelsFolder: string;
  /** Where this computer remembers its journals. */
  readonly stateFolder: string;
  /** The language of texts, and of names unless they are in English. */
  readonly language: Language;
  readonly t: CommandWords;
}

/** The folder or storage that receives the files. */
export type Target = Pick<PutOptions, 'folder' | 'top' | 'store' | 'onPlan'> & {
  /** The library, if photos are added to one. */
  readonly library?: LibraryPort;
};
