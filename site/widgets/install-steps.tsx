import { CHROME_EXTENSION, INSTALL_STEPS } from '../content/chrome-extension.ts';
import { FilmSteps } from './film-steps.tsx';

/** The way into the browser. */
export function InstallSteps() {
  return (
    <FilmSteps
      id="install"
      title={CHROME_EXTENSION.stepsTitle}
      steps={INSTALL_STEPS}
      className="page-width"
      listClass="grid-cols-1 lg:grid-cols-4"
    />
  );
}
