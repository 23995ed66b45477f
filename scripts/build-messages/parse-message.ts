import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../shared/messages/language.ts';

export type Element = MessageFormatElement;

/** The type of an argument: a text, a number, or one of these names. */
export type ArgumentType = 'string' | 'number' | readonly string[];

/**
 * Returns the parts of a message in ICU MessageFormat, of which we support `{name}`, `{count, number}`, `{share,
 * number, percent}`, `{count, plural, …}` and `{what, select, …}`.
 *
 * @throws {Error} saying what is wrong with it
 */
export function parseMessage(text: string): Element[] {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: false, captureLocation: false });
  } catch (error) {
    throw new Error(`not a message: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Returns a message's arguments, by name.
 *
 * @throws {Error} for an argument used both as text and as a number, and for an unsupported kind
 */
export function argumentsOf(elements: readonly Element[]): Map<string, ArgumentType> {
  const found = new Map<string, ArgumentType>();
  const add = (name: string, type: ArgumentType) => {
    const before = found.get(name);
    if (before !== undefined && String(before) !== String(type)) {
      throw new Error(`{${name}} is used in two ways`);
    }
    found.set(name, type);
  };
  const walk = (parts: readonly Element[]) => {
    for (const part of parts) {
      if (part.type === TYPE.argument) add(part.value, 'string');
      else if (part.type === TYPE.number) add(part.value, 'number');
      else if (part.type === TYPE.plural || part.type === TYPE.select) {
        add(part.value, part.type === TYPE.plural ? 'number' : namesOf(Object.keys(part.options)));
        for (const { value } of Object.values(part.options)) walk(value);
      } else if (part.type !== TYPE.literal && part.type !== TYPE.pound) {
        throw new Error('only texts, numbers, plural and select are taken');
      }
    }
  };
  walk(elements);
  return found;
}

/** With a form for all others, any text is allowed. */
function namesOf(options: readonly string[]): ArgumentType {
  return options.includes('other') ? 'string' : options.toSorted();
}

/** Returns the problems of a message's plurals: forms that its language doesn't have, or lacks. */
export function pluralProblem(elements: readonly Element[], language: Language): string | undefined {
  // Sorted, because their order differs between versions of Node.
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  for (const part of elements) {
    if (part.type !== TYPE.plural && part.type !== TYPE.select) continue;
    const options = Object.keys(part.options);
    if (part.type === TYPE.plural) {
      if (part.pluralType === 'ordinal' || part.offset !== 0) return 'ordinals and offsets are not taken';
      const forms = options.filter((form) => !/^=\d+$/.test(form));
      if (forms.toSorted().join() !== categories.join()) {
        return `{${part.value}} has the forms ${forms.join(', ')}; ${language} has ${categories.join(', ')}`;
      }
    }
    for (const { value } of Object.values(part.options)) {
      const inside = pluralProblem(value, language);
      if (inside) return inside;
    }
  }
  return undefined;
}
