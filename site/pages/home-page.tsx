import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button-class.ts';
import { HOME } from '../content/home.ts';

export function HomePage() {
  return (
    <div className="page-width py-16 sm:py-24">
      <h1 className="max-w-[16ch] text-40 sm:text-56">{HOME.title}</h1>
      <p className="mt-5 max-w-[60ch] text-quiet">{HOME.text}</p>
      <Link to="/upload" className={buttonClass('accent', 'mt-8')}>
        {HOME.start}
      </Link>
    </div>
  );
}
