import { EXAMPLE_LINKS, EXAMPLES, EXAMPLES_PAGE } from './examples-copy.ts';
import { ExampleCard } from './example-card.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { PageLinks } from '../kit/page-links.tsx';

export function ExamplesPage() {
  return (
    <>
      <PageHead title={EXAMPLES_PAGE.title} text={EXAMPLES_PAGE.text} />
      <ul className="page-width mt-10 grid grid-cols-1 gap-x-8 gap-y-14 sm:mt-16 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-20">
        {EXAMPLES.map((example) => (
          <li key={example.id}>
            <ExampleCard example={example} />
          </li>
        ))}
      </ul>
      <PageLinks label={EXAMPLES_PAGE.linksLabel} links={EXAMPLE_LINKS} />
    </>
  );
}
