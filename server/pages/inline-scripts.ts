import { createHash } from 'node:crypto';

/**
 * Returns the inline scripts of pages as CSP sources, `'sha256-…'`, each once. Scripts with a type are data blocks,
 * which aren't executed and need no source.
 */
export function inlineScriptsOf(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((html) =>
    [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? ''),
  );
  return [...new Set(scripts)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
