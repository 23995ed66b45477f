import type { Question } from './faq-copy.ts';
import { FoundingWords } from '../facts/founding-words.tsx';

interface QuestionsProps {
  questions: readonly Question[];
  /** The prefix of the answers' ids and the name of the group: only one question is open at a time. */
  group: string;
  heading?: 'h2' | 'h3';
  /** Whether the first question is open initially. */
  isFirstOpen?: boolean;
}

/** Questions as `<details>`, which open without scripts. */
export function Questions({
  questions,
  group,
  heading: Heading = 'h3',
  isFirstOpen = false,
}: QuestionsProps) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer, founding }, index) => (
        <details
          key={question}
          name={group}
          open={isFirstOpen && index === 0}
          className="group border-t border-line"
        >
          <summary className="flex min-h-14 list-none items-baseline gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <Heading className="text-17 leading-snug tracking-normal">{question}</Heading>
            <span
              aria-hidden
              className="ml-auto font-mono text-21 leading-none font-normal text-quiet transition-transform duration-200 group-open:rotate-45 group-open:text-accent"
            >
              +
            </span>
          </summary>
          <p
            id={`${group}-${index + 1}`}
            tabIndex={-1}
            className="max-w-[66ch] scroll-mt-36 pr-8 pb-6 text-quiet outline-none"
          >
            {answer}
            {founding && ' '}
            {founding && <FoundingWords as="span" when="offered" words={founding} />}
          </p>
        </details>
      ))}
    </div>
  );
}
