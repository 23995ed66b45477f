import { QuietText, type QuietTextProps } from './quiet-text.tsx';

interface FilmStep extends Omit<QuietTextProps, 'className'> {
  readonly title: string;
}

interface FilmStepsProps {
  id: string;
  title: string;
  steps: readonly FilmStep[];
  /** Classes of the section, of the list and of its items. */
  className?: string;
  listClass: string;
  stepClass?: string;
}

/** An ordered list of steps, numbered like the frames of a film. */
export function FilmSteps({ id, title, steps, className = '', listClass, stepClass = '' }: FilmStepsProps) {
  return (
    <section aria-labelledby={id} className={`mt-16 sm:mt-24 ${className}`}>
      <h2 id={id} className="text-28">
        {title}
      </h2>
      <ol
        className={`mt-6 grid gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-2 ${listClass}`}
      >
        {steps.map(({ title: name, ...step }, index) => (
          <li key={name} className={`bg-surface p-5 ${stepClass}`}>
            <span aria-hidden className="font-mono text-13 text-quiet">
              ▸ {index + 1}
            </span>
            <h3 className="mt-6 text-17 tracking-normal">{name}</h3>
            <QuietText {...step} className="mt-1.5" />
          </li>
        ))}
      </ol>
    </section>
  );
}
