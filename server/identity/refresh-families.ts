import { randomUUID } from 'node:crypto';

/** The grant that a token is issued for: the person and the sign-in. */
interface Granted {
  readonly person: { readonly sub: string };
  readonly clientId: string;
}

/** An issued refresh token: its grant, and the family of tokens from one sign-in. */
interface Issued<Grant> {
  readonly grant: Grant;
  readonly family: string;
}

/** Rotating refresh tokens: each works once, and all tokens of one sign-in are revoked together. */
export class RefreshFamilies<Grant extends Granted> {
  readonly #issued = new Map<string, Issued<Grant>>();
  /** Used tokens and their families: reuse means that the token was stolen. */
  readonly #spent = new Map<string, string>();

  /** Issues a token, in a new family unless one is named. */
  issue(grant: Grant, family: string = randomUUID()): string {
    const token = randomUUID();
    this.#issued.set(token, { grant, family });
    return token;
  }

  /** Exchanges a token for the next one; undefined if it isn't valid. A stolen token ends its family. */
  spend(token: string, clientId: string | undefined): Issued<Grant> | undefined {
    const robbed = this.#spent.get(token);
    if (robbed !== undefined) this.#end((issued) => issued.family === robbed);
    const known = this.#issued.get(token);
    if (!known || known.grant.clientId !== clientId) return undefined;
    this.#issued.delete(token);
    this.#spent.set(token, known.family);
    return known;
  }

  /** Revokes a token and its family. */
  revoke(token: string): void {
    const known = this.#issued.get(token);
    if (known) this.#end(({ family }) => family === known.family);
  }

  /** Revokes every token of a person. */
  revokeOf(sub: string): void {
    this.#end(({ grant }) => grant.person.sub === sub);
  }

  #end(isEnded: (issued: Issued<Grant>) => boolean): void {
    for (const [token, issued] of this.#issued) if (isEnded(issued)) this.#issued.delete(token);
  }
}
