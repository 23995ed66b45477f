import type { OtherLanguage } from '#core/wording/other-language.ts';
import { promptIn } from '#engine/chat-model/prompt.ts';
import { type AnswerFormat, askFor } from './answer-format.ts';
import { MAX_ANSWER_TOKENS } from './limits.ts';

/**
 * The `detail` parameter of an image (OpenAI, "Images and vision"): `high` costs more tokens, and reads small text.
 */
export type ImageDetail = 'low' | 'high';

/**
 * Returns the body of a `/chat/completions` request about one image.
 *
 * @param url the image as a `data:` URL
 * @param language of the answer; undefined for English
 */
export function chatRequest(
  model: string,
  url: string,
  detail: ImageDetail,
  format: AnswerFormat,
  language?: OtherLanguage,
) {
  return {
    model,
    messages: [
      { role: 'system', content: promptIn(language) },
      { role: 'user', content: [{ type: 'image_url', image_url: { url, detail } }] },
    ],
    max_tokens: MAX_ANSWER_TOKENS,
    temperature: 0,
    ...askFor(format),
  };
}
