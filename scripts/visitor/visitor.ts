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
import { READING_MS } from '../../site/app/page-metadata.ts';
import { dropFiles } from './drop-files.ts';
import { click, fill, find, pick, read, waitFor, waitUntilGone } from './patient-page.ts';
import { listenTo } from './page-report.ts';
import { keepSession } from './kept-session.ts';
import { taggedAddress } from './sign-in.ts';

export interface VisitorOptions {
  readonly theme?: 'light' | 'dark';
  readonly widthPx?: number;
  /** False by default (reduced motion), so that tests need not wait for animations. */
  readonly hasMotion?: boolean;
  /** False by default: the popup's cooldown has just started. */
  readonly meetsPopup?: boolean;
  /** False by default, so that tests can intercept requests. */
  readonly usesServiceWorker?: boolean;
  /** Stands behind a plus sign in every address that they sign in with. */
  readonly addressTag?: string;
}

const POPUP_KEY = 'subscription-popup-closed';

function dismissPopup(key: string): void {
  localStorage.setItem(key, String(Date.now()));
}

/** The site then registers no service worker, which would download every public page for each visitor. */
function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Records the texts of toasts, because they disappear. */
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

/**
 * Answers every dialog that the test doesn't answer itself: it leaves pages with unsaved state, such as an unsaved
 * board, and cancels everything else. An open dialog would block the page and every call of the test, and a repeated
 * click opens a second one.
 */
async function answerDialog(page: Page, dialog: Dialog): Promise<void> {
  if (page.listenerCount('dialog') > 1) return;
  await (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
}

/** The state before hydration; hydration sets it to `manual`. */
function leaveScrollingToBrowser(): void {
  history.scrollRestoration = 'auto';
}

/** Returns whether the page is hydrated, so that it handles clicks. */
function isAtWork(): boolean {
  return history.scrollRestoration === 'manual' && document.querySelector('h1') !== null;
}

/** Returns whether this is a reading page, which hydrates on the first user input. */
function waitsForSign(readingMs: number): boolean {
  return document.getElementById('root')?.dataset['wakesAfter'] === String(readingMs);
}

/** A user with a separate browser context: their actions, and what they see. */
export class Visitor {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #hasMotion: boolean;
  readonly #addressTag: string | undefined;
  #unreachable = '';
  /** Requests to the unreachable path that wait for an answer; undefined while they are refused. */
  #held: HTTPRequest[] | undefined;

  private constructor(context: BrowserContext, page: Page, origin: string, options: VisitorOptions) {
    this.#context = context;
    this.page = page;
    this.#origin = origin;
    this.#hasMotion = options.hasMotion ?? false;
    this.#addressTag = options.addressTag;
  }

  static async arrive(browser: Browser, origin: string, options: VisitorOptions = {}): Promise<Visitor> {
    return Visitor.#inContext(await browser.createBrowserContext(), origin, options);
  }

  /** Another tab of the same browser context. */
  openTab(): Promise<Visitor> {
    return Visitor.#inContext(this.#context, this.#origin, {
      hasMotion: this.#hasMotion,
      ...(this.#addressTag ? { addressTag: this.#addressTag } : {}),
    });
  }

  static async #inContext(
    context: BrowserContext,
    origin: string,
    options: VisitorOptions,
  ): Promise<Visitor> {
    const page = await context.newPage();
    listenTo(page);
    await page.setViewport({ width: options.widthPx ?? 1280, height: 900 });
    const visitor = new Visitor(context, page, origin, options);
    await visitor.prefers(options.theme ?? 'light');
    page.on('dialog', (dialog) => void answerDialog(page, dialog));
    await page.setBypassServiceWorker(!options.usesServiceWorker);
    if (!options.usesServiceWorker) await page.evaluateOnNewDocument(withoutServiceWorkers);
    await page.evaluateOnNewDocument(recordToasts);
    await page.evaluateOnNewDocument(leaveScrollingToBrowser);
    if (!options.meetsPopup) await page.evaluateOnNewDocument(dismissPopup, POPUP_KEY);
    return visitor;
  }

  /** Sets the theme of the user's system. */
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

  /** Sends user input only to a page that waits for it. All others must hydrate without input. */
  async #findsItAtWork(): Promise<void> {
    const isToBeRead = await this.page.evaluate(waitsForSign, READING_MS);
    if (isToBeRead) await this.page.mouse.move(1, 1);
    await waitFor(this.page, isAtWork);
  }

  /** Opens the upload page as a returning signed-in user; see {@link keepSession}. */
  async signIn(email = 'ann@example.org'): Promise<void> {
    await keepSession(this.page, this.#origin, taggedAddress(email, this.#addressTag));
    await this.open('/upload');
    await this.waitFor(() => document.querySelector('input[type=file]') !== null);
  }

  /** Opens the upload page, and selects our service there. */
  async openService(): Promise<void> {
    await this.open('/upload');
    await this.click('#engine-service');
  }

  /** Signs in through the login page and the provider's page. */
  async signInByHand(email = 'ann@example.org'): Promise<void> {
    await this.open('/login');
    await this.press('Login with Google');
    await this.nameThemselves(email);
    await this.isAt('/upload');
    await this.waitFor(() => document.querySelector('input[type=file]') !== null);
  }

  /** Enters an address on the provider's page. */
  async nameThemselves(email: string): Promise<void> {
    await this.waitFor(() => document.querySelector('input[name=email]') !== null);
    await this.page.$eval(
      'input[name=email]',
      (field, value) => (field.value = value),
      taggedAddress(email, this.#addressTag),
    );
    await this.press('Continue with Google (local)');
  }

  /** Waits until the page has this path. */
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

  /** Clicks an element; see {@link click}. */
  click(selector: string): Promise<void> {
    return click(this.page, selector);
  }

  /** Returns the element that matches a selector, as soon as it exists; see {@link find}. */
  find<Selector extends string>(selector: Selector): Promise<ElementHandle<NodeFor<Selector>>> {
    return find(this.page, selector);
  }

  /** Returns a value read from an element, as soon as it exists; see {@link read}. */
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

  /** Fills in a field; see {@link fill}. */
  fill(selector: string, text: string): Promise<void> {
    return fill(this.page, selector, text);
  }

  press(name: string): Promise<void> {
    return this.click(`::-p-aria([name="${name}"][role="button"])`);
  }

  /** Selects a menu entry; see {@link pick}. */
  pick(menu: string, entry: string): Promise<void> {
    return pick(this.page, menu, entry);
  }

  async choose(paths: readonly string[]): Promise<void> {
    const picker = await this.find('input[type=file]:not([webkitdirectory])');
    await picker.uploadFile(...paths);
  }

  /** Drops files and folders from the desktop; see {@link dropFiles}. */
  drop(paths: readonly string[]): Promise<void> {
    return dropFiles(this.page, paths);
  }

  /** Fails all requests to this path from now on. */
  async cannotReach(path: string): Promise<void> {
    this.#unreachable = path;
    await this.page.setRequestInterception(true);
    this.page.on('request', this.#intercept);
  }

  /**
   * Leaves requests to the unreachable path pending from now on. The page retries refused ones by itself, which would
   * remove the button that a test wants to click.
   */
  getsNoAnswer(): void {
    this.#held = [];
  }

  /** Pending requests are answered too. */
  async canReachAll(): Promise<void> {
    this.page.off('request', this.#intercept);
    await Promise.all((this.#held ?? []).map((request) => request.continue()));
    this.#held = undefined;
    await this.page.setRequestInterception(false);
  }

  /** Corrupts a header of the page's requests with this method from now on, while the page's own reads stay intact. */
  async spoilsHeader(name: string, method: string): Promise<void> {
    await this.page.setRequestInterception(true);
    this.page.on('request', (request) => {
      const headers = request.headers();
      const isSpoiled = request.method() === method && headers[name] !== undefined;
      void request.continue(isSpoiled ? { headers: { ...headers, [name]: 'spoilt' } } : {});
    });
  }

  readonly #intercept = (request: HTTPRequest): void => {
    if (!new URL(request.url()).pathname.startsWith(this.#unreachable)) void request.continue();
    else if (this.#held) this.#held.push(request);
    else void request.abort();
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

  /** Waits for a toast that begins with these words, even if it has already disappeared. */
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
