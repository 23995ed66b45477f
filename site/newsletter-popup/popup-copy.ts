export const SUBSCRIPTION_POPUP = {
  title: 'Subscribe for Exclusive Benefits',
  text: 'A letter now and then, with what is new and what it is good for.',
  name: 'Name',
  email: 'Email',
  nameMissing: 'Please enter your name',
  submit: 'Subscribe',
  newTab: '(opens in a new tab)',
  close: 'Close',
} as const;

export const POPUP_TEST = {
  title: 'Popup test',
  text: 'The subscription popup, opened on purpose. On the home page it comes by itself, and not again for a week once it was closed.',
  open: 'Open the popup',
} as const;
