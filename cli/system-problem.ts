import type { PlainKey } from '#messages/translate.ts';
import { type CommandWords, ENGLISH, type Say } from './words.ts';

/** What the system says when a file cannot be used, in words. */
const PROBLEMS: Readonly<Record<string, PlainKey<'command-line'>>> = {
  EACCES: 'command-line.notAllowed',
  EPERM: 'command-line.notAllowed',
  EROFS: 'command-line.readOnly',
  ENOENT: 'command-line.notThere',
  ENOTDIR: 'command-line.pathThroughFile',
  EISDIR: 'command-line.isFolder',
  ELOOP: 'command-line.linksInCircle',
  ENAMETOOLONG: 'command-line.nameTooLong',
  ENOSPC: 'command-line.diskFull',
  EDQUOT: 'command-line.noRoomForYou',
  EFBIG: 'command-line.fileTooLarge',
  EMFILE: 'command-line.tooManyOpen',
  EBUSY: 'command-line.busy',
  EIO: 'command-line.diskFailed',
};

/** A system error's code, such as `ENOENT`; nothing where it is none. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Why the system refused, as the second half of a sentence: "the disk is full". */
export function systemProblem(error: unknown, t: CommandWords): string {
  const code = errorCode(error);
  const key = PROBLEMS[code ?? ''];
  return key ? t(key) : t('command-line.unusable', { code: code ?? String(error) });
}

/** Something on the disk failed in the middle of the work; it says what, in a sentence. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
  readonly say: Say;
  constructor(say: Say, options: ErrorOptions) {
    super(say(ENGLISH), options);
    this.say = say;
  }
}
