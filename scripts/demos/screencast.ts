import type { Page } from 'puppeteer';

/** A frame of a page, and when it was painted. */
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

/** Records a frame for each repaint of a page, through the DevTools protocol. */
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
