import { createHash } from 'node:crypto';

/**
 * The inline scripts of pages as CSP sources, `'sha256-…'`, each once. Scripts with a type are data blocks, which are
 * not executed and need none.
 */
export function inlineScriptsOf(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((html) =>
    [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? ''),
  );
  return [...new Set(scripts)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
