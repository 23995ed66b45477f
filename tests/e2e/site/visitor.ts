import type {
  Browser,
  BrowserContext,
  Dialog,
  ElementHandle,
  EvaluateFunc,
  HTTPRequest,
  NodeFor,
  Page,
} from 'puppeteer';
import { PAGE_METADATA } from '../../../site/app/page-metadata.ts';
import { click, fill, find, read, until, waitFor, waitUntilGone } from '../patient-page.ts';
import { keepSession } from './kept-session.ts';

export interface VisitorOptions {
  readonly theme?: 'light' | 'dark';
  readonly widthPx?: number;
  /** Without it nothing moves, so that nothing has to be waited for. */
  readonly hasMotion?: boolean;
  /** Without it they closed the subscription popup a moment ago. */
  readonly meetsPopup?: boolean;
  /** Which try of the test it is: each has accounts of its own, as the first one's have photos counted already. */
  readonly attempt?: number;
  /** Without it the service worker stays out of the way, so that a test can stand between page and server. */
  readonly usesServiceWorker?: boolean;
}

const POPUP_KEY = 'subscription-popup-closed';

function dismissPopup(key: string): void {
  localStorage.setItem(key, String(Date.now()));
}

/** Toasts come and go, so the page keeps a list of what they said. */
function recordToasts(): void {
  const page = window as Window & { toastsSeen?: string[] };
  const seen: string[] = [];
  page.toastsSeen = seen;
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('li.toast:not([data-recorded])')) {
      toast.dataset['recorded'] = '';
      seen.push(toast.innerText.replace(/\s+/g, ' ').trim());
    }
  }).observe(document, { childList: true, subtree: true });
}

/** What a try at a drop takes at most; one that is lost is made again. */
const DROP_MS = 3000;

/** Notes whether what is held over the page is dropped. */
function noteDrag(): void {
  const page = window as Window & { isDropped?: boolean };
  page.isDropped = false;
  window.addEventListener('drop', () => (page.isDropped = true), { capture: true, once: true });
}

function isDropped(): boolean | undefined {
  return (window as Window & { isDropped?: boolean }).isDropped;
}

/**
 * A page asks before it is left while it has something to lose, for instance until a board is kept. Whoever opens
 * another page means to; a test of the question itself answers it on its own.
 */
async function leaveAnyway(page: Page, dialog: Dialog): Promise<void> {
  if (dialog.type() === 'beforeunload' && page.listenerCount('dialog') === 1) await dialog.accept();
}

/** As a page has it before its script has taken over the markup that came with it; then it is `manual`. */
function leaveScrollingToBrowser(): void {
  history.scrollRestoration = 'auto';
}

/** Whether the page's script has taken over, so that presses are heard. */
function isAtWork(): boolean {
  return history.scrollRestoration === 'manual' && document.querySelector('h1') !== null;
}

/** Whether the page is one to be read, which lets its scripts be until somebody stirs. */
function waitsForSign(readingMs: number): boolean {
  return document.getElementById('root')?.dataset['wakesAfter'] === String(readingMs);
}

/** Someone with a browser window of their own: what they do, and what they see. */
export class Visitor {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #hasMotion: boolean;
  readonly #attempt: number;
  #unreachable = '';

  private constructor(context: BrowserContext, page: Page, origin: string, options: VisitorOptions) {
    this.#context = context;
    this.page = page;
    this.#origin = origin;
    this.#hasMotion = options.hasMotion ?? false;
    this.#attempt = options.attempt ?? 0;
  }

  static async arrive(browser: Browser, origin: string, options: VisitorOptions = {}): Promise<Visitor> {
    return Visitor.#inContext(await browser.createBrowserContext(), origin, options);
  }

  /** Another tab of the same browser. */
  openTab(): Promise<Visitor> {
    return Visitor.#inContext(this.#context, this.#origin, {
      hasMotion: this.#hasMotion,
      attempt: this.#attempt,
    });
  }

  static async #inContext(
    context: BrowserContext,
    origin: string,
    options: VisitorOptions,
  ): Promise<Visitor> {
    const page = await context.newPage();
    await page.setViewport({ width: options.widthPx ?? 1280, height: 900 });
    const visitor = new Visitor(context, page, origin, options);
    await visitor.prefers(options.theme ?? 'light');
    page.on('dialog', (dialog) => void leaveAnyway(page, dialog));
    await page.setBypassServiceWorker(!options.usesServiceWorker);
    await page.evaluateOnNewDocument(recordToasts);
    await page.evaluateOnNewDocument(leaveScrollingToBrowser);
    if (!options.meetsPopup) await page.evaluateOnNewDocument(dismissPopup, POPUP_KEY);
    return visitor;
  }

  /** Sets the theme of their system. */
  prefers(theme: 'light' | 'dark'): Promise<void> {
    return this.page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: this.#hasMotion ? 'no-preference' : 'reduce' },
    ]);
  }

  leave(): Promise<void> {
    return this.#context.close();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path);
    await this.#findsItAtWork();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.#findsItAtWork();
  }

  /**
   * Only a page that says that it waits for a sign of somebody gets one. All others have to come to life by
   * themselves, as for somebody who sits and looks.
   */
  async #findsItAtWork(): Promise<void> {
    const isToBeRead = await this.page.evaluate(waitsForSign, PAGE_METADATA.about.wakesAfterMs);
    if (isToBeRead) await this.page.mouse.move(1, 1);
    await waitFor(this.page, isAtWork);
  }

  /** Is signed in, on the upload page, as somebody who comes back; see {@link keepSession}. */
  async signIn(email = 'ann@example.org'): Promise<void> {
    await keepSession(this.page, this.#origin, this.#own(email));
    await this.open('/upload');
    await this.waitFor(() => document.querySelector('input[type=file]') !== null);
  }

  /** Through the login page, the provider's own page, and back. */
  async signInByHand(email = 'ann@example.org'): Promise<void> {
    await this.open('/login');
    await this.press('Login with Google');
    await this.nameThemselves(email);
    await this.isAt('/upload');
    await this.waitFor(() => document.querySelector('input[type=file]') !== null);
  }

  /** On the provider's own page. */
  async nameThemselves(email: string): Promise<void> {
    await this.waitFor(() => document.querySelector('input[name=email]') !== null);
    await this.page.$eval('input[name=email]', (field, value) => (field.value = value), this.#own(email));
    await this.press('Continue with Google (local)');
  }

  /** Their address in this try of the test. */
  #own(email: string): string {
    return this.#attempt > 0 ? email.replace('@', `+${this.#attempt}@`) : email;
  }

  /** Waits until the page is this one. */
  async isAt(path: string): Promise<void> {
    await waitFor(this.page, (wanted) => location.pathname === wanted, path);
  }

  /** Waits until a condition holds in the page; see {@link waitFor}. */
  waitFor<Args extends unknown[], Condition extends EvaluateFunc<Args>>(
    condition: Condition,
    ...args: Args
  ): Promise<NonNullable<Awaited<ReturnType<Condition>>>> {
    return waitFor(this.page, condition, ...args);
  }

  /** Presses what a selector names; see {@link click}. */
  click(selector: string): Promise<void> {
    return click(this.page, selector);
  }

  /** What a selector names, as soon as it is there; see {@link find}. */
  find<Selector extends string>(selector: Selector): Promise<ElementHandle<NodeFor<Selector>>> {
    return find(this.page, selector);
  }

  /** What can be read of an element, as soon as it is there; see {@link read}. */
  read<Selector extends string, Value>(
    selector: Selector,
    reading: (element: NodeFor<Selector>) => Value,
  ): Promise<Awaited<Value>> {
    return read(this.page, selector, reading);
  }

  /** See {@link waitUntilGone}. */
  waitUntilGone(selector: string): Promise<void> {
    return waitUntilGone(this.page, selector);
  }

  /** Writes into the field that a selector names; see {@link fill}. */
  fill(selector: string, text: string): Promise<void> {
    return fill(this.page, selector, text);
  }

  press(name: string): Promise<void> {
    return this.click(`::-p-aria([name="${name}"][role="button"])`);
  }

  async choose(paths: readonly string[]): Promise<void> {
    const picker = await this.find('input[type=file]:not([webkitdirectory])');
    await picker.uploadFile(...paths);
  }

  /**
   * As from the desktop, onto whatever is at the middle of the page.
   *
   * Where Chromium has not heard yet that the page takes what is held over it, it takes the files away instead of
   * dropping them, with `dragleave` or without a word; so they are held over it once more.
   */
  async drop(paths: readonly string[]): Promise<void> {
    const devtools = await this.page.createCDPSession();
    const data = { items: [], files: [...paths], dragOperationsMask: 1 };
    await until(this.page, async () => {
      await this.page.evaluate(noteDrag);
      for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const) {
        await devtools.send('Input.dispatchDragEvent', { type, x: 600, y: 500, data });
        // An answer of the page's main thread comes behind what it was sent before.
        await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      }
      const endsMs = Date.now() + DROP_MS;
      while (!(await this.page.evaluate(isDropped))) {
        if (Date.now() > endsMs) throw new Error('The files were taken away again.');
      }
    });
    await devtools.detach();
  }

  /** From now on nothing at these addresses answers. */
  async cannotReach(path: string): Promise<void> {
    this.#unreachable = path;
    await this.page.setRequestInterception(true);
    this.page.on('request', this.#intercept);
  }

  async canReachAll(): Promise<void> {
    this.page.off('request', this.#intercept);
    await this.page.setRequestInterception(false);
  }

  /** From now on a header of the page's requests says something else than the page does. */
  async spoilsHeader(name: string): Promise<void> {
    await this.page.setRequestInterception(true);
    this.page.on('request', (request) => {
      const headers = request.headers();
      void request.continue(headers[name] ? { headers: { ...headers, [name]: 'spoilt' } } : {});
    });
  }

  readonly #intercept = (request: HTTPRequest): void => {
    void (new URL(request.url()).pathname.startsWith(this.#unreachable)
      ? request.abort()
      : request.continue());
  };

  async sees(text: string): Promise<void> {
    await waitFor(this.page, (wanted) => document.body.innerText.includes(wanted), text).catch(
      async (cause: unknown) => {
        throw new Error(`"${text}" is not on ${this.page.url()}:\n${await this.text()}`, { cause });
      },
    );
  }

  async text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  /** Waits for a toast that begins with these words, also one that has gone again. */
  async seesToast(words: string): Promise<void> {
    await waitFor(
      this.page,
      (wanted) =>
        (window as Window & { toastsSeen?: string[] }).toastsSeen?.some((said) => said.startsWith(wanted)),
      words,
    ).catch(async (cause: unknown) => {
      throw new Error(`No toast says "${words}", these do:\n${(await this.toasts()).join('\n')}`, {
        cause,
      });
    });
  }

  async toasts(): Promise<string[]> {
    return this.page.evaluate(() => (window as Window & { toastsSeen?: string[] }).toastsSeen ?? []);
  }
}
