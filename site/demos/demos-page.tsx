import { buttonClass } from '#ui/kit/button-class.ts';
import { DEMOS, DEMOS_PAGE } from './demos-copy.ts';
import { PAGES } from '../app/pages.ts';
import { PageLink } from '../kit/page-link.tsx';
import { DemoVideo } from './demo-video.tsx';
import { PageHead } from '../kit/page-head.tsx';

export function DemosPage() {
  return (
    <>
      <PageHead title={DEMOS_PAGE.title} text={DEMOS_PAGE.text} />
      <div className="page-width mt-10 grid grid-cols-1 gap-16 sm:mt-16 sm:gap-24">
        {DEMOS.map((demo) => (
          <DemoVideo key={demo.id} demo={demo} />
        ))}
      </div>
      <div className="page-width mt-16 sm:mt-24">
        <PageLink to={PAGES.upload.path} className={buttonClass('accent', 'max-sm:w-full')}>
          {DEMOS_PAGE.try}
        </PageLink>
      </div>
    </>
  );
}
