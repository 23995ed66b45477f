import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { EncodedImage } from '#core/photo.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import { ANSWER_SCHEMA, promptIn, questionIn } from '#engine/chat-model/prompt.ts';
import { readAnswer } from '#engine/chat-model/read-answer.ts';
import type { LanguageModelCreateOptions, LanguageModelSession } from './language-model.ts';

/** The instructions, given once per session. */
export const INITIAL_PROMPTS: LanguageModelCreateOptions['initialPrompts'] = [
  { role: 'system', content: promptIn() },
];

/**
 * Asks about one photo. The categories are an enum of the response's schema.
 *
 * @throws what the session throws; {AppError} `engine-failed` or `no-description` for an unusable answer
 */
export async function ask(
  session: LanguageModelSession,
  { bytes, mediaType }: EncodedImage,
  signal: AbortSignal,
  language?: OtherLanguage,
): Promise<ImageAnalysis> {
  const image = new Blob([new Uint8Array(bytes)], { type: mediaType });
  const content = [
    { type: 'text', value: questionIn(language) },
    { type: 'image', value: image },
  ] as const;
  const answer = await session.prompt([{ role: 'user', content }], {
    responseConstraint: ANSWER_SCHEMA,
    omitResponseConstraintInput: true,
    signal,
  });
  return { ...readAnswer(answer, false), ...(language ? { language } : {}) };
}
