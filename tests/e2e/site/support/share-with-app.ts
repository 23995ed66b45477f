import type { Visitor } from '../../../../scripts/visitor/visitor.ts';

/**
 * Sends photos like a system that shares them with the app: a form, by POST, in a navigation. From a page of another
 * site, it is what such a site can do.
 *
 * @param action where the form goes; without photos, it is sent empty, as by a system that repeats a launch
 */
export async function share(visitor: Visitor, paths: readonly string[], action = '/share'): Promise<void> {
  await visitor.page.evaluate((address) => {
    const form = document.createElement('form');
    form.id = 'share';
    form.method = 'POST';
    form.action = address;
    form.enctype = 'multipart/form-data';
    const field = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'photos',
      multiple: true,
    });
    form.append(field);
    document.body.append(form);
  }, action);
  const field = await visitor.find('#share input');
  if (paths.length > 0) await field.uploadFile(...paths);
  await visitor.page.$eval('#share', (form) => (form as HTMLFormElement).submit());
  await visitor.isAt('/upload');
}

/** Waits until the service worker controls the page. */
export async function hasWorker(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await visitor.waitFor(() => navigator.serviceWorker.controller !== null);
}
