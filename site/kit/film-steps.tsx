interface FilmStep {
  readonly title: string;
  readonly text: string;
  /** Takes the text's place where the site has no service. */
  readonly textOnDevice?: string;
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
        {steps.map((step, index) => (
          <li key={step.title} className={`bg-surface p-5 ${stepClass}`}>
            <span aria-hidden className="font-mono text-13 text-quiet">
              ▸ {index + 1}
            </span>
            <h3 className="mt-6 text-17 tracking-normal">{step.title}</h3>
            <p className={`mt-1.5 text-15 text-quiet ${step.textOnDevice ? 'service-only' : ''}`}>
              {step.text}
            </p>
            {step.textOnDevice && (
              <p className="no-service-only mt-1.5 text-15 text-quiet">{step.textOnDevice}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
