import company from './company.json' with { type: 'json' };

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** The URL of the picture; without one, the initials are shown. */
  readonly avatar?: string;
}

/** Facts that only the operator of a site knows. Pages omit missing ones. */
interface Company {
  readonly team: readonly TeamMember[];
  /** The lines of the address. */
  readonly office: readonly string[];
  readonly email?: string;
  readonly phone?: string;
  /** The recipient of the proceeds, as used in "All proceeds go to …". */
  readonly foundation?: string;
  /** The URL of the extension in the Chrome Web Store. */
  readonly extensionStore?: string;
}

/** Provided by the operator of the site in company.json; see docs/settings.md. */
export const COMPANY_FACTS: Company = company;
