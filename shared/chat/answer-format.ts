import { ANSWER_SCHEMA } from '#engine/chat-model/prompt.ts';

/** The response formats that a service may support, the strictest first. */
export type AnswerFormat = 'json_schema' | 'json_object' | 'none';

const schemaFormat = {
  type: 'json_schema',
  json_schema: { name: 'photo', strict: true, schema: ANSWER_SCHEMA },
} as const;

/** The part of a request body that asks for a response format (OpenAI, "Structured outputs"). */
export function askFor(format: AnswerFormat): { readonly response_format?: object } {
  if (format === 'none') return {};
  return { response_format: format === 'json_schema' ? schemaFormat : { type: 'json_object' } };
}

/** Returns the format to try after a service rejects this one. */
export const LOOSER_FORMAT: Readonly<Record<AnswerFormat, AnswerFormat | undefined>> = {
  json_schema: 'json_object',
  json_object: 'none',
  none: undefined,
};

/** Returns whether the error message of a rejected request is about the response format. */
export function isAboutFormat(message: string): boolean {
  return /response_?(?:format|schema)|json_?(?:schema|object|mode)|structured.?output|additionalProperties|grammar/i.test(
    message,
  );
}
