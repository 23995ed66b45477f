import { FileName } from '#ui/kit/file-name.tsx';
import { sampleUrl } from '../samples/samples.ts';
import { HOME, NAMED_PHOTOS } from './home-copy.ts';

/** Old and new file names, with the picture between them. */
export function NamePairs() {
  return (
    <section aria-labelledby="names" className="page-width mt-20 sm:mt-28">
      <h2 id="names" className="max-w-[24ch] text-28 sm:text-40">
        {HOME.namesTitle}
      </h2>
      <p className="mt-4 max-w-[60ch] text-quiet">{HOME.namesText}</p>
      <ul className="mt-10 grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {NAMED_PHOTOS.map(({ id, before, description, folder, after }) => (
          <li key={before}>
            <div className="slide aspect-4/3">
              <img src={sampleUrl(id)} alt={description} loading="lazy" />
            </div>
            <p className="mt-3 font-mono text-13 wrap-anywhere text-quiet line-through">{before}</p>
            <p className="mt-1 font-mono text-13 text-quiet">{folder}/</p>
            <p className="leading-snug">
              <FileName name={after} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
