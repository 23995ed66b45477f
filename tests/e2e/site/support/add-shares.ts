import type { RatedCategory } from '#core/image-analysis.ts';

/** An engine's confidence for a picture. */
export interface Shares {
  readonly confidence: number;
  readonly alternatives?: readonly RatedCategory[];
}

/**
 * Adds shares to the server's answers on their way to the page, because the engine behind the API gives none; runs in
 * the page.
 *
 * @param shares by a word of the description
 */
export function addShares(shares: Readonly<Record<string, Shares>>): void {
  const fetchPlainly = window.fetch.bind(window);
  window.fetch = async (...call) => {
    const answer = await fetchPlainly(...call);
    if (!answer.url.includes('/analyze-image') || !answer.ok) return answer;
    const said = (await answer.json()) as { description: string };
    const own = Object.entries(shares).find(([word]) => said.description.includes(word));
    return Response.json({ ...said, ...own?.[1] }, answer);
  };
}
