import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type ArgumentType, argumentsOf, type Element, parseMessage } from './parse-message.ts';

/**
 * Returns a message as TypeScript: a text, or a function of its arguments and its language's formatter.
 *
 * @param revised returns its parts as they are to be compiled
 */
export function compileMessage(
  text: string,
  revised: (elements: readonly Element[]) => readonly Element[] = (elements) => elements,
): string {
  const elements = revised(parseMessage(text));
  if (argumentsOf(elements).size === 0) return JSON.stringify(textOf(elements));
  const template = templateOf(elements, undefined);
  return `(${template.includes('${w.') ? 'v, w' : 'v'}) => ${template}`;
}

/** Returns the type of a message's arguments. */
export function argumentsType(text: string): string {
  const found = [...argumentsOf(parseMessage(text))];
  if (found.length === 0) return 'undefined';
  return `{ ${found.map(([name, type]) => `readonly ${name}: ${typeText(type)}`).join('; ')} }`;
}

function typeText(type: ArgumentType): string {
  return typeof type === 'string' ? type : type.map((name) => JSON.stringify(name)).join(' | ');
}

function textOf(elements: readonly Element[]): string {
  return elements.map((part) => (part.type === TYPE.literal ? part.value : '')).join('');
}

/** @param counted the argument that `#` stands for */
function templateOf(elements: readonly Element[], counted: string | undefined): string {
  return `\`${elements.map((part) => partOf(part, counted)).join('')}\``;
}

function partOf(part: Element, counted: string | undefined): string {
  switch (part.type) {
    case TYPE.literal:
      return part.value.replace(/[\\`]|\$\{/g, '\\$&');
    case TYPE.pound:
      return `\${w.number(v.${counted})}`;
    case TYPE.argument:
      return `\${v.${part.value}}`;
    case TYPE.number:
      return `\${w.${part.style === 'percent' ? 'percent' : 'number'}(v.${part.value})}`;
    case TYPE.plural:
    case TYPE.select: {
      const [write, inside] = part.type === TYPE.plural ? ['plural', part.value] : ['select', counted];
      const forms = Object.entries(part.options).map(
        ([form, { value }]) => `${JSON.stringify(form)}: ${templateOf(value, inside)}`,
      );
      return `\${w.${write}(v.${part.value}, { ${forms.join(', ')} })}`;
    }
    default:
      throw new Error('A kind of argument that we do not take.');
  }
}
