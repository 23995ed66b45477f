import { ENGINE_LONG_EDGE_PX, SAVED_BATCH_MS } from '#core/limits.ts';
import { translator } from '#messages/translate.ts';
import { chromeStorePolicyWords } from '#words/chrome-store-policy.ts';
import { BRAND } from '../facts/brand.ts';
import { type LegalText, OUTSIDE_ENGINE } from './legal-copy.ts';
import { PAGES } from '../app/pages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const t = translator([chromeStorePolicyWords]);

const passedOn =
  OUTSIDE_ENGINE === undefined
    ? t('chrome-store-policy.passedOnNobody')
    : t('chrome-store-policy.passedOnTo', { engine: OUTSIDE_ENGINE });
const yes = t('chrome-store-policy.yes');
const no = t('chrome-store-policy.no');

export const CHROME_STORE_POLICY: LegalText = {
  title: t('chrome-store-policy.title'),
  lead: t('chrome-store-policy.lead', { brand: BRAND.name }),
  sections: [
    {
      id: 'reads',
      title: t('chrome-store-policy.readsTitle'),
      list: [
        t('chrome-store-policy.readsPage'),
        t('chrome-store-policy.readsDisk'),
        t('chrome-store-policy.readsHosts'),
      ],
    },
    {
      id: 'collected',
      title: t('chrome-store-policy.collectedTitle'),
      table: {
        caption: t('chrome-store-policy.collectedCaption'),
        widths: [28, 14, 58],
        head: [
          t('chrome-store-policy.kind'),
          t('chrome-store-policy.collected'),
          t('chrome-store-policy.where'),
        ],
        rows: [
          [t('chrome-store-policy.personal'), yes, t('chrome-store-policy.personalText')],
          [t('chrome-store-policy.authentication'), yes, t('chrome-store-policy.authenticationText')],
          [
            t('chrome-store-policy.website'),
            yes,
            t('chrome-store-policy.websiteText', { pixels: String(ENGINE_LONG_EDGE_PX), passedOn }),
          ],
          [t('chrome-store-policy.activity'), no, t('chrome-store-policy.activityText')],
          [t('chrome-store-policy.history'), no, t('chrome-store-policy.historyText')],
          [t('chrome-store-policy.location'), no, t('chrome-store-policy.locationText')],
          [t('chrome-store-policy.otherKinds'), no, t('chrome-store-policy.otherKindsText')],
        ],
      },
    },
    {
      id: 'kept',
      title: t('chrome-store-policy.keptTitle'),
      table: {
        caption: t('chrome-store-policy.keptCaption'),
        widths: [42, 23, 35],
        head: [
          t('chrome-store-policy.what'),
          t('chrome-store-policy.whereKept'),
          t('chrome-store-policy.until'),
        ],
        rows: [
          [t('chrome-store-policy.options'), 'storage.local', t('chrome-store-policy.untilRemoved')],
          [t('chrome-store-policy.who'), 'storage.local', t('chrome-store-policy.untilLogout')],
          [t('chrome-store-policy.renewal'), 'storage.local', t('chrome-store-policy.untilLogout')],
          [t('chrome-store-policy.access'), 'storage.session', t('chrome-store-policy.untilClosed')],
          [
            t('chrome-store-policy.batch'),
            'IndexedDB',
            t('chrome-store-policy.batchUntil', { days: SAVED_BATCH_MS / DAY_MS }),
          ],
          [t('chrome-store-policy.people'), 'IndexedDB', t('chrome-store-policy.untilForgotten')],
        ],
      },
      text: [t('chrome-store-policy.removal')],
    },
    {
      id: 'server',
      title: t('chrome-store-policy.serverTitle'),
      text: [t('chrome-store-policy.server')],
      link: { to: PAGES.privacy.path, label: t('chrome-store-policy.serverLink') },
    },
    {
      id: 'permissions',
      title: t('chrome-store-policy.permissionsTitle'),
      table: {
        caption: t('chrome-store-policy.permissionsCaption'),
        widths: [30, 70],
        head: [t('chrome-store-policy.permission'), t('chrome-store-policy.for')],
        rows: [
          ['activeTab, scripting', t('chrome-store-policy.forActiveTab')],
          ['contextMenus', t('chrome-store-policy.forContextMenus')],
          ['sidePanel', t('chrome-store-policy.forSidePanel')],
          ['storage', t('chrome-store-policy.forStorage')],
          ['downloads', t('chrome-store-policy.forDownloads')],
          ['identity', t('chrome-store-policy.forIdentity')],
          ['declarativeNetRequestWithHostAccess', t('chrome-store-policy.forReferrer')],
          [t('chrome-store-policy.otherHosts'), t('chrome-store-policy.forOtherHosts')],
        ],
      },
    },
    {
      id: 'limited-use',
      title: t('chrome-store-policy.limitedUseTitle'),
      text: [t('chrome-store-policy.limitedUse')],
      list: [
        t('chrome-store-policy.limitedPurpose'),
        t('chrome-store-policy.limitedTransfer'),
        t('chrome-store-policy.limitedAds'),
        t('chrome-store-policy.limitedPeople'),
      ],
    },
    {
      id: 'contact',
      title: t('chrome-store-policy.contactTitle'),
      text: [t('chrome-store-policy.contact')],
      link: { to: PAGES.contact.path, label: t('chrome-store-policy.contactLink') },
    },
  ],
};
