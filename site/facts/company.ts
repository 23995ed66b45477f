import company from './company.json' with { type: 'json' };

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** URL of the picture; without one, the initials are shown. */
  readonly avatar?: string;
}

/** What only the operator of a site knows. Pages leave out what is not given. */
interface Company {
  readonly team: readonly TeamMember[];
  /** The lines of the address. */
  readonly office: readonly string[];
  readonly email?: string;
  readonly phone?: string;
  /** The recipient of the proceeds, as it stands in "All proceeds go to …". */
  readonly foundation?: string;
}

/** Filled in by whoever runs the site, in company.json; see docs/settings.md. */
export const COMPANY_FACTS: Company = company;
