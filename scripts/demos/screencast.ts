import type { Page } from 'puppeteer';

/** What a page looked like from a moment on. */
export interface Frame {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** JPEG, as base64. */
  readonly data: string;
}

export interface Screencast {
  readonly frames: readonly Frame[];
  stop(): Promise<void>;
}

/** Records what a page looks like, whenever that changes, through the DevTools protocol. */
export async function startScreencast(page: Page): Promise<Screencast> {
  const devtools = await page.createCDPSession();
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1000, data });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 92 });
  return {
    frames,
    stop: async () => {
      await devtools.send('Page.stopScreencast');
      await devtools.detach();
    },
  };
}
