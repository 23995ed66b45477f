import type { Language } from '#messages/language.ts';
import { countryName } from '../places/country-name.ts';
import { cityIn, type Place } from '../places/place.ts';
import type { PhotoToFile } from '../schemes/photo-to-file.ts';
import { NAME_LANGUAGES, type OtherLanguage, otherThanEnglish } from '../wording/other-language.ts';
import { folderNameIn, ownFolderNamed } from '../wording/own-folders.ts';
import type { PlacedPhoto } from '../batch/batch-event.ts';
import { libraryHabits } from './library-habits.ts';
import type { Library } from './read-library.ts';

/** What folders are called in a library: a German one gets no folder called Pets, and no second one for Munich. */
export class LibraryNames {
  readonly #folders: ReadonlySet<string>;
  readonly #language: OtherLanguage | undefined;

  /** @param placed new photos, whose places tell the language of a library without other names of ours */
  constructor(library: Pick<Library, 'order' | 'pattern' | 'photoCount'>, placed: Iterable<PlacedPhoto>) {
    this.#folders = new Set(library.order.folders.flat().map((name) => name.normalize('NFC')));
    const places = Array.from(placed, ({ location }) => location?.place ?? []).flat();
    this.#language = libraryHabits(library).language ?? otherThanEnglish(this.#languageOf(places) ?? 'en');
  }

  /** Returns a photo as the library's folders name it. */
  told(photo: PhotoToFile): PhotoToFile {
    const language = this.#language;
    const { place } = photo;
    const told = place
      ? { ...photo, place: { city: this.city(place), countryCode: place.countryCode } }
      : photo;
    if (language === undefined) return told;
    const own = ownFolderNamed(photo.category);
    return { ...told, language, ...(own ? { category: folderNameIn(own, language) } : {}) };
  }

  /** Returns the name of a city in the library's language, or the English one if the library has a folder for it. */
  city(place: Place): string {
    const name = cityIn(place, this.#language ?? 'en');
    return this.#folders.has(place.city) && !this.#folders.has(name) ? place.city : name;
  }

  /** Returns the language of folders for these places: for countries, or else for cities. */
  #languageOf(places: readonly Place[]): Language | undefined {
    const countries = (language: Language) => places.map((one) => countryName(one.countryCode, language));
    const cities = (language: Language) => places.map((one) => cityIn(one, language));
    return [countries, cities]
      .map((names) =>
        NAME_LANGUAGES.find((language) => names(language).some((name) => this.#folders.has(name))),
      )
      .find((language) => language !== undefined);
  }
}
