/** What the system says when a file cannot be used, in words. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'we are not allowed to use it',
  EPERM: 'we are not allowed to use it',
  EROFS: 'the disk can only be read',
  ENOENT: 'it is not there',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no room left for you on the disk',
  EFBIG: 'the disk takes no file as large',
  EMFILE: 'too many files are open',
  EBUSY: 'another program uses it',
  EIO: 'the disk failed',
};

/** A system error's code, such as `ENOENT`; nothing where it is none. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Why the system refused, as the second half of a sentence: "the disk is full". */
export function systemProblem(error: unknown): string {
  const code = errorCode(error);
  return PROBLEMS[code ?? ''] ?? `it cannot be used (${code ?? String(error)})`;
}

/** Something on the disk failed in the middle of the work; the message is a sentence that says what. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}
