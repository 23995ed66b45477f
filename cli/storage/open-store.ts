import type { StorageTarget } from './address.ts';
import { PATIENCE, type Patience } from '#storage/retried.ts';
import type { Store } from '#storage/store.ts';
import type { FileBytes } from '../inputs/file-bytes.ts';

/** Returns the store of a target; its code is loaded only then. */
export async function openStore(
  target: StorageTarget,
  patience: Patience = PATIENCE,
): Promise<Store<FileBytes>> {
  if (target.kind === 'webdav') {
    const { WebdavStore } = await import('#storage/webdav-store.ts');
    const { webdavHost } = await import('./webdav-host.ts');
    return new WebdavStore(target.path, webdavHost(target), patience);
  }
  const { S3Store } = await import('#storage/s3-store.ts');
  const { S3_HOST } = await import('./s3-host.ts');
  return new S3Store(target, S3_HOST, patience);
}
