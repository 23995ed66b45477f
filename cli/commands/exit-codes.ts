/** The exit codes, as docs/command-line.md lists them. */
export const EXIT = { ok: 0, incomplete: 1, wrongUsage: 2, interrupted: 130 } as const;
