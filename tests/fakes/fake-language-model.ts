import type {
  LanguageModelApi,
  LanguageModelAvailability,
  LanguageModelCreateOptions,
  LanguageModelMessage,
  LanguageModelPromptOptions,
  LanguageModelSession,
} from '#browser/chrome-model/language-model.ts';

/** The first bytes of the image formats that browsers decode. */
const IMAGE_STARTS = ['ffd8ff', '89504e47', '52494646'];

export type Answer = (image: Blob, photo: number) => string | Promise<string>;

/**
 * A stand-in for the browser's model that follows webmachinelearning/prompt-api: the options of `availability` and
 * `create`, user activation for a download, clones, aborts, and the names of its exceptions.
 */
export class FakeLanguageModel implements LanguageModelApi {
  available: LanguageModelAvailability = 'available';
  /** Whether a user has just clicked something. */
  isActivated = true;
  /** What `create` does before it returns a session: reports progress, fails, or never settles. */
  creating: (report: (loaded: number) => void) => Promise<void> = () => Promise.resolve();
  answer: Answer = () => '{}';
  created = 0;
  openSessions = 0;
  asked: LanguageModelPromptOptions[] = [];

  async availability({ expectedInputs }: Parameters<LanguageModelApi['availability']>[0]) {
    const takesImages = expectedInputs.some(({ type }) => type === 'image');
    return Promise.resolve(takesImages ? this.available : 'unavailable');
  }

  async create(options: LanguageModelCreateOptions): Promise<LanguageModelSession> {
    options.signal.throwIfAborted();
    if (this.available === 'unavailable') throw new DOMException('No model.', 'NotSupportedError');
    if (this.available === 'downloadable' && !this.isActivated) {
      throw new DOMException('A user gesture is required.', 'NotAllowedError');
    }
    this.created += 1;
    const listeners: ((event: { loaded: number }) => void)[] = [];
    options.monitor({ addEventListener: (_type, listener) => void listeners.push(listener) });
    const report = (loaded: number) => listeners.forEach((listener) => listener({ loaded }));
    await aborting(this.creating(report), options.signal);
    this.available = 'available';
    return this.#session(options.signal);
  }

  #session(signal: AbortSignal): LanguageModelSession {
    let isOpen = true;
    this.openSessions += 1;
    const mustBeOpen = () => {
      if (!isOpen) throw new DOMException('The session is destroyed.', 'InvalidStateError');
    };
    return {
      clone: async (options) => {
        mustBeOpen();
        options.signal.throwIfAborted();
        return Promise.resolve(this.#session(signal));
      },
      prompt: async (input, options) => {
        mustBeOpen();
        options.signal.throwIfAborted();
        this.asked.push(options);
        const image = imageIn(input);
        if (!(await isImage(image))) throw new DOMException('Cannot decode the image.', 'EncodingError');
        return aborting(Promise.resolve(this.answer(image, this.asked.length)), options.signal);
      },
      destroy: () => {
        if (isOpen) this.openSessions -= 1;
        isOpen = false;
      },
    };
  }
}

function imageIn(input: readonly LanguageModelMessage[]): Blob {
  for (const { content } of input) {
    for (const part of content) if (part.type === 'image') return part.value;
  }
  throw new TypeError('There is no image in the prompt.');
}

async function isImage(image: Blob): Promise<boolean> {
  const start = Buffer.from(await image.slice(0, 4).arrayBuffer()).toString('hex');
  return IMAGE_STARTS.some((known) => start.startsWith(known));
}

function aborting<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
