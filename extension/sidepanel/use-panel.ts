import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import browser from 'webextension-polyfill';
import { findFiles } from '#browser/files/picked-files.ts';
import { onlyPhotos } from '#core/takeout/picked-table.ts';
import type { Failure } from '#core/failure.ts';
import { type Allowance, allowanceOf } from '#core/accounts/allowance.ts';
import { type MonthRefusal, monthRefusal } from '#core/accounts/month-refusal.ts';
import type { Entitlement } from '#core/accounts/plan.ts';
import { damagedToast } from '#core/batch/toast.ts';
import type { BrowserPhoto } from '#browser/files/browser-photo.ts';
import type { SavedBoard } from '#browser/saved/saved-batches.ts';
import type { FoundImage } from '../page/page-image.ts';
import type { SavedBatch } from '#pipeline/saved-batch.ts';
import type { Notify } from '#ui/board/use-batch.ts';
import { useFinishHere } from '#ui/batch/use-finish-here.ts';
import { type Organizer, useOrganizer } from '#ui/batch/use-organizer.ts';
import { useKeptEngine } from '#ui/device/use-kept-engine.ts';
import { usePick } from '#ui/batch/use-pick.ts';
import { useSavedBoard } from '#ui/batch/use-saved-board.ts';
import { type PlacingSettings, usePlacing } from '#ui/rules/use-placing.ts';
import { type LoadedImages, type MissedImage, photosOfImages } from '../batch/load-images.ts';
import { failuresWords } from '#words/failures.ts';
import { quantitiesWords } from '#words/quantities.ts';
import { toastsWords } from '#words/toasts.ts';
import { useMessages } from '#ui/kit/use-messages.ts';
import { type Session, useSession } from '../session/use-session.ts';
import type { PanelSnapshot } from './panel-snapshot.ts';
import { createPanelHost } from './panel-host.ts';
import { useBadge } from './use-badge.ts';
import { type PageImages, usePageImages } from './use-page-images.ts';
import { engines, type PanelEngine, usePanelEngine } from './use-panel-engine.ts';
import { usePendingJob } from './use-pending-job.ts';

/** The page's images that aren't in the batch. */
export interface LeftOut {
  readonly missed: readonly MissedImage[];
  readonly duplicates: number;
}

export interface PanelState {
  readonly session: Session;
  readonly engine: PanelEngine;
  /** What the engine and the plan allow. */
  readonly allowance: Allowance;
  readonly page: PageImages;
  readonly organizer: Organizer<BrowserPhoto>;
  readonly leftOut: LeftOut;
  /** The user's own naming and folder settings. */
  readonly placing: PlacingSettings;
  /** Whether the batch was resumed. */
  readonly isResumed: boolean;
  /** The time until which the board is kept, in milliseconds since 1970; undefined if it isn't kept. */
  readonly savedUntilMs: number | undefined;
  readonly pick: (files: readonly File[]) => void;
  readonly collectThisPage: () => void;
  /** Returns why the service would refuse this many photos, if it would. */
  readonly refusalOf: (photos: number) => MonthRefusal | undefined;
  /** Finishes the remaining photos on this device. */
  readonly finishHere: () => void;
  /** Continues with the images that could be loaded. */
  readonly goOn: (images: readonly FoundImage[], loaded: LoadedImages) => void;
}

const UNKNOWN: Entitlement = { plan: 'free', foundingMember: false };
const NOBODY_LEFT_OUT: LeftOut = { missed: [], duplicates: 0 };
const GONE: Failure = { code: 'photo-gone', details: {} };
const nothing = () => {};

/**
 * Implements the side panel's behavior: takes images from the page and from disk, runs the batch, and resumes an
 * unfinished one.
 */
export function usePanel(notify: Notify, snapshot: PanelSnapshot): PanelState {
  const t = useMessages(failuresWords, quantitiesWords, toastsWords);
  const session = useSession({ first: snapshot });
  const engine = usePanelEngine(snapshot.engine, session);
  const { chosen, onSent } = engine;
  const [host] = useState(() => createPanelHost(engines, onSent));
  useEffect(() => host.chooseEngine(chosen), [host, chosen]);
  const subject = session.user?.subject;
  const isKnown = subject !== undefined || session.waitsFor !== 'server';
  useEffect(() => {
    if (isKnown) host.batches.belongTo(subject);
  }, [host, isKnown, subject]);
  const allowance = allowanceOf(chosen, session.account ?? UNKNOWN);
  const { isCounted } = allowance;
  const [leftOut, setLeftOut] = useState(NOBODY_LEFT_OUT);
  const [isResumed, setIsResumed] = useState(false);
  const placing = usePlacing(allowance.hasOwnRules);
  const { refresh } = session;
  const onEnded = useCallback(() => {
    setIsResumed(false);
    refresh();
  }, [refresh]);
  const isSignedIn = session.status === 'signed-in';
  const { account } = session;
  const refusalOf = (photos: number) => (isCounted && account ? monthRefusal(account, photos) : undefined);
  const [mayHaveBoard, setMayHaveBoard] = useState(false);
  const { savedUntilMs, keep } = useSavedBoard<SavedBoard>({
    store: host.batches,
    owner: mayHaveBoard && isKnown ? (subject ?? '') : undefined,
    onFound: (board) => organizer.restore(board),
  });
  const organizer = useOrganizer<BrowserPhoto>({
    host,
    notify,
    isSignedOut: !isSignedIn && isCounted,
    isAskingForPlan: isCounted && isSignedIn && !session.account && session.waitsFor === 'server',
    entitlement: allowance.entitlement,
    limits: allowance.limits,
    placing: placing.inForce,
    refusalOf,
    earlier: [],
    onTable: nothing,
    onEnded,
    onBoard: keep,
  });
  useBadge(organizer.batch.state);
  useKeptEngine({
    engine,
    choose: engine.choose,
    isSignedOut: session.status === 'signed-out',
    photos: organizer.picked.photos.length,
  });
  const finishHere = useFinishHere({ chosen, choose: engine.choose, finish: organizer.finish });

  const goOn = (images: readonly FoundImage[], loaded: LoadedImages) => {
    const { photos, duplicates } = photosOfImages(images, loaded);
    setLeftOut({ missed: loaded.missed, duplicates });
    // A stored batch may have resumed in the meantime; then the photos stay for the next batch.
    if (organizer.isBusy) organizer.picked.add(onlyPhotos(photos));
    else if (photos.length > 0) organizer.organize(photos);
  };
  const page = usePageImages(goOn);

  usePendingJob(!organizer.isBusy, (job) => {
    setLeftOut(NOBODY_LEFT_OUT);
    if (job.kind === 'page') page.collect(job);
    else page.stop();
  });

  // Resumes the unfinished batch once the account is known.
  const resumeWith = useEffectEvent((stored: SavedBatch<BrowserPhoto>) => {
    // It doesn't replace an existing board.
    if (organizer.isBusy || organizer.hasResults) return;
    // The browser was closed before their bytes were stored, or storage was full.
    const missed = stored.missing.map(({ name }): MissedImage => ({ name, failure: GONE }));
    setLeftOut({ missed, duplicates: 0 });
    if (stored.photos.length === 0) {
      if (stored.damaged) notify(damagedToast(stored.damaged, t));
      void host.discard(stored);
      return;
    }
    setIsResumed(true);
    organizer.resume(stored);
  });
  // Photos of a batch started while signed out were analyzed on this device, and continue there.
  const isReady = isSignedIn ? session.account !== undefined : isKnown && !isCounted;
  useEffect(() => {
    if (!isReady) return;
    void (async () => {
      const found = await host.batches.resumable();
      const stored = found && (await host.batches.take(found.id));
      if (stored) resumeWith(stored);
      // Not after resuming a batch, which replaces the board.
      else setMayHaveBoard(true);
    })();
  }, [host, isReady]);

  const pick = usePick(organizer, notify, findFiles);
  const collectThisPage = async () => {
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
    if (tab?.id === undefined || tab.windowId === undefined) return;
    setLeftOut(NOBODY_LEFT_OUT);
    const { id: tabId, windowId, url: pageUrl = '' } = tab;
    page.collect({ kind: 'page', tabId, windowId, pageUrl, at: Date.now() });
  };

  return {
    session,
    engine,
    allowance,
    page,
    organizer,
    leftOut,
    placing,
    isResumed,
    savedUntilMs,
    pick: (files) => void organizer.reading(pick(files)),
    refusalOf,
    finishHere,
    collectThisPage: () => void collectThisPage(),
    goOn,
  };
}
