import { type ChatClient, createChatClient } from '#chat/chat-client.ts';
import { readChatReply } from '#chat/chat-reply.ts';
import { base64Digits } from '#core/bytes/base64.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import type { OtherLanguage } from '#core/wording/other-language.ts';
import type { OwnModelSettings } from '#core/own-model.ts';
import type { EncodedImage } from '#core/photo.ts';

/** A client remembers which answer format its service accepts. */
const clients = new WeakMap<OwnModelSettings, ChatClient>();

/**
 * Asks a model at the user's address about a picture.
 *
 * @param language of the answer; undefined for English
 * @throws {AppError} as `ChatClient.ask` and `readChatReply` do; the signal's reason on abort
 */
export async function askOwnModel(
  settings: OwnModelSettings,
  image: EncodedImage,
  signal: AbortSignal,
  language?: OtherLanguage,
): Promise<ImageAnalysis> {
  const client = clients.get(settings) ?? createChatClient({ ...settings, apiKey: settings.apiKey });
  clients.set(settings, client);
  // High detail means nothing to most local models; models that support it can read small text.
  const analysis = readChatReply(await client.ask(dataUrlOf(image), 'high', signal, language));
  return { ...analysis, ...(language ? { language } : {}) };
}

function dataUrlOf({ bytes, mediaType }: EncodedImage): string {
  return `data:${mediaType};base64,${new TextDecoder().decode(base64Digits(bytes))}`;
}
