import { UPLOAD, UPLOAD_STEPS } from './upload-copy.ts';
import { FilmSteps } from '../kit/film-steps.tsx';

/** The five steps. */
export function UploadSteps() {
  return (
    <FilmSteps
      id="how-it-works"
      title={UPLOAD.howTitle}
      steps={UPLOAD_STEPS}
      listClass="lg:grid-cols-5"
      stepClass="sm:last:col-span-2 lg:last:col-span-1"
    />
  );
}
