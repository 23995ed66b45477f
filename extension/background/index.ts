import browser from 'webextension-polyfill';
import { SITE_URL } from '../host.ts';

browser.action.onClicked.addListener(() => {
  void browser.tabs.create({ url: `${SITE_URL}/upload` });
});
