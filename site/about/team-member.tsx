interface TeamMemberProps {
  name: string;
  role: string;
  bio: string;
  avatar?: string;
  /** Frame number on the contact sheet. */
  frame: number;
}

/** Shows a person as a mounted slide. Without a picture, or if it fails to load, the initials are shown. */
export function TeamMember({ name, role, bio, avatar, frame }: TeamMemberProps) {
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
