import type { PlainKey } from '#messages/translate.ts';
import { type CommandWords, ENGLISH, type Say } from './arguments/words.ts';

/** Describes why the system couldn't use a file. */
const PROBLEMS: Readonly<Record<string, PlainKey<'command-line'>>> = {
  EACCES: 'command-line.notAllowed',
  EPERM: 'command-line.notAllowed',
  EROFS: 'command-line.readOnly',
  ENOENT: 'command-line.notThere',
  ENOTDIR: 'command-line.pathThroughFile',
  EISDIR: 'command-line.isFolder',
  NOT_A_FILE: 'command-line.notAFile',
  ELOOP: 'command-line.linksInCircle',
  ENAMETOOLONG: 'command-line.nameTooLong',
  ENOSPC: 'command-line.diskFull',
  EDQUOT: 'command-line.noRoomForYou',
  EFBIG: 'command-line.fileTooLarge',
  EMFILE: 'command-line.tooManyOpen',
  EBUSY: 'command-line.busy',
  EIO: 'command-line.diskFailed',
};

/** A system error's code, such as `ENOENT`; undefined for other errors. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns why the system call failed, as the second half of a sentence: "the disk is full". */
export function systemProblem(error: unknown, t: CommandWords): string {
  const code = errorCode(error);
  const key = PROBLEMS[code ?? ''];
  return key ? t(key) : t('command-line.unusable', { code: code ?? String(error) });
}

/** A disk error during processing; its message is a sentence. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
  readonly say: Say;
  constructor(say: Say, options: ErrorOptions) {
    super(say(ENGLISH), options);
    this.say = say;
  }
}
