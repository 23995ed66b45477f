import { showPanel } from './show-panel.ts';
import { writePendingJob } from './storage/pending-job.ts';

/** A tab, as far as a panel beside it has to know it. */
export interface PanelTab {
  readonly id?: number | undefined;
  readonly windowId?: number | undefined;
  readonly url?: string | undefined;
}

/** Opens the panel beside a tab. Nothing may be waited for before, since the user's gesture must not be over. */
export async function openPanel(tabId: number): Promise<void> {
  try {
    await showPanel(tabId);
  } catch (error) {
    // The gesture is over, or the tab is: what was asked for waits until the panel is opened.
    console.warn('The panel was not opened', error);
  }
}

/** Opens the panel for a page's images, the one that was clicked first. */
export async function organizePage(
  { id: tabId, windowId, url }: PanelTab,
  clicked: { readonly pageUrl?: string; readonly firstImageUrl?: string } = {},
): Promise<void> {
  if (tabId === undefined || windowId === undefined) return;
  const opened = openPanel(tabId);
  await writePendingJob({ kind: 'page', tabId, windowId, at: Date.now(), pageUrl: url ?? '', ...clicked });
  await opened;
}

/** Opens the panel for photos that are chosen there, from the disk. */
export async function choosePhotos({ id: tabId, windowId }: PanelTab): Promise<void> {
  if (tabId === undefined || windowId === undefined) return;
  const opened = openPanel(tabId);
  await writePendingJob({ kind: 'disk', tabId, windowId, at: Date.now() });
  await opened;
}
