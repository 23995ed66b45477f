import { Observable } from '#core/observable.ts';
import { type BoardGroups, boardGroups } from '#core/people/board-groups.ts';
import { NO_PEOPLE, type PeopleState } from './people-state.ts';

/** Holds what is known about the people of a board, and tells who watches when it changes. */
export class PeopleStore extends Observable<PeopleState> {
  #saved: { readonly of: PeopleState; readonly groups: BoardGroups | undefined } | undefined;

  constructor() {
    super(NO_PEOPLE);
  }

  /** The names that XMP files get; undefined unless the person wants them there. */
  get xmpNames(): PeopleState['names'] | undefined {
    return this.state.writesNames ? this.state.names : undefined;
  }

  /** The groups as they are saved with the board: the same object until they change. */
  get groups(): BoardGroups | undefined {
    const now = this.state;
    const { of: was } = this.#saved ?? {};
    const isSame =
      was?.people === now.people &&
      was.lookedAt === now.lookedAt &&
      was.several === now.several &&
      was.writesNames === now.writesNames;
    if (!this.#saved || !isSame) this.#saved = { of: now, groups: boardGroups(now) };
    return this.#saved.groups;
  }

  protected override set(changed: Partial<PeopleState>): void {
    super.set({ ...this.state, ...changed });
  }
}
