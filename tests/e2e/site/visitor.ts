import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';

export interface VisitorOptions {
  readonly theme?: 'light' | 'dark';
  readonly widthPx?: number;
  /** Without it nothing moves, so that nothing has to be waited for. */
  readonly hasMotion?: boolean;
  /** Without it they closed the subscription popup a moment ago. */
  readonly meetsPopup?: boolean;
}

const POPUP_KEY = 'subscription-popup-closed';

function dismissPopup(key: string): void {
  localStorage.setItem(key, String(Date.now()));
}

/** Looked at by the clock, for a page that is being left draws no more frames. */
const WAITING = { polling: 50 } as const;

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

/** Someone with a browser window of their own: what they do, and what they see. */
export class Visitor {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #origin: string;
  #unreachable = '';

  private constructor(context: BrowserContext, page: Page, origin: string) {
    this.#context = context;
    this.page = page;
    this.#origin = origin;
  }

  static async arrive(browser: Browser, origin: string, options: VisitorOptions = {}): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: options.widthPx ?? 1280, height: 900 });
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: options.theme ?? 'light' },
      { name: 'prefers-reduced-motion', value: options.hasMotion ? 'no-preference' : 'reduce' },
    ]);
    await page.evaluateOnNewDocument(recordToasts);
    if (!options.meetsPopup) await page.evaluateOnNewDocument(dismissPopup, POPUP_KEY);
    return new Visitor(context, page, origin);
  }

  leave(): Promise<void> {
    return this.#context.close();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path);
    await this.page.waitForSelector('h1');
  }

  /** Through the login page, the provider's own page, and back. */
  async signIn(email = 'ann@example.org'): Promise<void> {
    await this.open('/login');
    await this.press('Login with Google');
    await this.nameThemselves(email);
    await this.isAt('/upload');
    await this.page.waitForSelector('input[type=file]');
  }

  /** On the provider's own page. */
  async nameThemselves(email: string): Promise<void> {
    await this.page.waitForSelector('input[name=email]');
    await this.page.$eval('input[name=email]', (field, value) => (field.value = value), email);
    await this.press('Continue with Google (local)');
  }

  /** Waits until the page is this one. */
  async isAt(path: string): Promise<void> {
    await this.page.waitForFunction((wanted) => location.pathname === wanted, WAITING, path);
  }

  press(name: string): Promise<void> {
    return this.page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
  }

  async choose(paths: readonly string[]): Promise<void> {
    const picker = await this.page.waitForSelector('input[type=file]:not([webkitdirectory])');
    await picker?.uploadFile(...paths);
  }

  /** As from the desktop, onto whatever is at the middle of the page. */
  async drop(paths: readonly string[]): Promise<void> {
    const devtools = await this.page.createCDPSession();
    const data = { items: [], files: [...paths], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, x: 600, y: 500, data });
    }
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
    await this.page
      .waitForFunction((wanted) => document.body.innerText.includes(wanted), WAITING, text)
      .catch(async (cause: unknown) => {
        throw new Error(`"${text}" is not on ${this.page.url()}:\n${await this.text()}`, { cause });
      });
  }

  async text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  /** Waits for a toast that begins with these words, also one that has gone again. */
  async seesToast(words: string): Promise<void> {
    await this.page
      .waitForFunction(
        (wanted) =>
          (window as Window & { toastsSeen?: string[] }).toastsSeen?.some((said) => said.startsWith(wanted)),
        WAITING,
        words,
      )
      .catch(async (cause: unknown) => {
        throw new Error(`No toast says "${words}", these do:\n${(await this.toasts()).join('\n')}`, {
          cause,
        });
      });
  }

  async toasts(): Promise<string[]> {
    return this.page.evaluate(() => (window as Window & { toastsSeen?: string[] }).toastsSeen ?? []);
  }
}
