import { buttonClass } from '#ui/kit/button-class.ts';
import { ABOUT } from './about-copy.ts';
import { PAGES } from '../app/pages.ts';
import { COMPANY_FACTS } from '../facts/company.ts';
import { PageLink } from '../kit/page-link.tsx';

const { team } = COMPANY_FACTS;

export function AboutPage() {
  return (
    <>
      <div className="page-width grid grid-cols-1 gap-x-20 gap-y-12 pt-12 sm:pt-20 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-17 font-semibold tracking-normal text-quiet">{ABOUT.title}</h1>
          <p className="mt-4 text-40 font-bold tracking-tight text-balance sm:text-56">{ABOUT.lead}</p>
        </div>
        <section aria-labelledby="mission" className="self-end border-l-2 border-accent pl-6">
          <h2 id="mission" className="text-15 tracking-normal text-quiet">
            {ABOUT.missionTitle}
          </h2>
          <p className="mt-1 text-21">{ABOUT.mission}</p>
        </section>
      </div>
      <section
        aria-labelledby="story"
        className="page-width mt-16 grid grid-cols-1 gap-x-20 gap-y-4 border-t border-line pt-8 sm:mt-24 lg:grid-cols-[1fr_2fr]"
      >
        <h2 id="story" className="text-28">
          {ABOUT.storyTitle}
        </h2>
        <div className="grid grid-cols-1 max-w-[66ch] gap-4 sm:text-21">
          {ABOUT.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      {team.length > 0 && (
        <section aria-labelledby="team" className="page-width mt-16 sm:mt-24">
          <h2 id="team" className="text-28">
            {ABOUT.teamTitle}
          </h2>
          <ul className="mt-6 grid grid-cols-1 gap-x-5 gap-y-10 min-[22rem]:grid-cols-2 lg:grid-cols-4">
            {team.map((member, index) => (
              <li key={member.name}>
                <TeamMember {...member} frame={index + 1} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="page-width">
        <PageLink to={PAGES.contact.path} className={buttonClass('ink', 'mt-12')}>
          {ABOUT.contact}
        </PageLink>
      </div>
    </>
  );
}

interface TeamMemberProps {
  name: string;
  role: string;
  bio: string;
  avatar?: string;
  /** Frame number on the contact sheet. */
  frame: number;
}

/** Shows a person as a mounted slide. Without a picture, or if it fails to load, the initials are shown. */
function TeamMember({ name, role, bio, avatar, frame }: TeamMemberProps) {
  const initials = name
    .split(' ')
    .map(([first]) => first)
    .join('');
  return (
    <article>
      <div className="print p-3">
        <div className="relative grid aspect-3/2 place-content-center overflow-hidden rounded-photo bg-sunken">
          <span aria-hidden className="text-40 font-bold tracking-tight text-quiet">
            {initials}
          </span>
          {avatar !== undefined && (
            <img src={avatar} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
          )}
        </div>
        <p aria-hidden className="mt-2 font-mono text-13 leading-none text-quiet">
          ▸ {frame}A
        </p>
      </div>
      <h3 className="mt-4 text-17 tracking-normal">{name}</h3>
      <p className="text-15 text-quiet">{role}</p>
      <p className="mt-2 text-15">{bio}</p>
    </article>
  );
}
