/** What the popup's first sight is made of, under its keys in storage.local. */
export const SETTINGS_KEY = 'settings';
export const USER_KEY = 'signed-in-user';
export const USAGE_KEY = 'image-processing-usage';
