import { CHROME_EXTENSION, INSTALL_STEPS } from './chrome-extension-copy.ts';
import { FilmSteps } from '../kit/film-steps.tsx';

/** Explains how to install the extension. */
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
