import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { BASE_PATH, LANGUAGE, pathIn } from './language.ts';

/**
 * Larger than any page, so that React writes the whole page in order instead of streaming parts that a script has to
 * move.
 */
const WHOLE_BYTES = 16 * 1024 * 1024;

/** Returns the markup of the page at a path, for a visitor whose sign-in state is unknown. */
export async function prerenderPage(path: string): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={`${BASE_PATH}/`} location={pathIn(LANGUAGE, path)}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: WHOLE_BYTES, onError: (error) => void problems.push(error) },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw new Error(`${path} could not be rendered`, { cause: problems[0] });
  return html;
}
