/**
 * The part of the Prompt API that we use (webmachinelearning/prompt-api). Browsers expose it only in windows, not in
 * workers.
 */
export interface LanguageModelApi {
  availability(options: LanguageModelOptions): Promise<LanguageModelAvailability>;
  create(options: LanguageModelCreateOptions): Promise<LanguageModelSession>;
}

export type LanguageModelAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface LanguageModelOptions {
  readonly expectedInputs: readonly { readonly type: string; readonly languages?: readonly string[] }[];
  readonly expectedOutputs: readonly { readonly type: string; readonly languages?: readonly string[] }[];
}

export interface LanguageModelCreateOptions extends LanguageModelOptions {
  readonly initialPrompts: readonly { readonly role: 'system'; readonly content: string }[];
  readonly signal: AbortSignal;
  readonly monitor: (monitor: DownloadMonitor) => void;
}

export interface DownloadMonitor {
  /** `loaded` is the downloaded share of the model, from 0 to 1. */
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void;
}

export interface LanguageModelSession {
  clone(options: { readonly signal: AbortSignal }): Promise<LanguageModelSession>;
  prompt(input: readonly LanguageModelMessage[], options: LanguageModelPromptOptions): Promise<string>;
  destroy(): void;
}

export interface LanguageModelMessage {
  readonly role: 'user';
  readonly content: readonly (
    { readonly type: 'text'; readonly value: string } | { readonly type: 'image'; readonly value: Blob }
  )[];
}

export interface LanguageModelPromptOptions {
  readonly responseConstraint: object;
  readonly omitResponseConstraintInput: boolean;
  readonly signal: AbortSignal;
}

/** The browser's own model; undefined if there is none, as in workers. */
export function browserLanguageModel(): LanguageModelApi | undefined {
  return (globalThis as { readonly LanguageModel?: LanguageModelApi }).LanguageModel;
}
