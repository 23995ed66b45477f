import { PATIENCE } from '#storage/retried.ts';
import type { StorageLogin } from '#storage/storage-login.ts';
import type { Store } from '#storage/store.ts';

/** Opens the storage of a login, as reached from this page. The package that it needs is loaded only then. */
export async function openStorage(login: StorageLogin, patience = PATIENCE): Promise<Store<File>> {
  if (login.kind === 'webdav') {
    const { WebdavStore } = await import('#storage/webdav-store.ts');
    const { webdavHost } = await import('./webdav-host.ts');
    return new WebdavStore(login.path, webdavHost(login), patience);
  }
  const { S3Store } = await import('#storage/s3-store.ts');
  const { s3Host } = await import('./s3-host.ts');
  return new S3Store(login, s3Host(login), patience);
}
