/** Keys in storage.local of the values that the popup renders first. */
export const SETTINGS_KEY = 'settings';
export const USER_KEY = 'signed-in-user';
export const USAGE_KEY = 'image-processing-usage';
