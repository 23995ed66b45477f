import type { IndexedQuestion } from './faq-copy.ts';

interface QuestionIndexProps {
  label: string;
  questions: readonly IndexedQuestion[];
  group: string;
}

/** Topics that link to their answers. Hidden on narrow screens, where the questions form a single list. */
export function QuestionIndex({ label, questions, group }: QuestionIndexProps) {
  return (
    <nav aria-label={label} className="mt-10 max-lg:hidden">
      <ol>
        {questions.map(({ topic }, index) => (
          <li key={topic}>
            <a
              href={`#${group}-${index + 1}`}
              className="flex gap-4 py-1.5 text-quiet underline-offset-4 hover:text-ink hover:underline"
            >
              <span aria-hidden className="font-mono text-13 leading-6 text-quiet">
                {String(index + 1).padStart(2, '0')}
              </span>
              {topic}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
