import type { ToastWording } from '#core/toast.ts';
import { percentText } from './quantity-text.ts';
import { counted, text } from './text.ts';

/** The words of a batch's toasts in the browser's language. */
export const TOASTS: ToastWording = {
  processing: (total) => text('toast_processing', total),
  processed: (done, total) => text('toast_processed', done, total),
  complete: (placed, failed) =>
    failed > 0 ? text('toast_complete_failed', placed, failed) : text('toast_complete', placed),
  cancelled: (placed, total) =>
    placed === 0 ? text('toast_cancelled_none') : counted('toast_cancelled', placed, total),
  inZip: (placed, total) => counted('toast_in_zip', placed, total),
  remaining: (left) => text('toast_remaining', left),
  approaching: (percent) => text('toast_approaching', percentText(percent)),
  remainingOnPlan: (left, planName) => text('toast_remaining_on_plan', left, planName),
  upgradeForMore: text('toast_upgrade_for_more'),
  upgrade: text('popup_upgrade'),
  tryAgain: text('failure_batch_failed'),
  downloadComplete: text('toast_download_complete'),
};
