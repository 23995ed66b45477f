import type { StorageTarget } from './address.ts';
import { PATIENCE, type Patience } from './retried.ts';
import type { Store } from './store.ts';

/** The store of a target; what it needs is loaded only then. */
export async function openStore(target: StorageTarget, patience: Patience = PATIENCE): Promise<Store> {
  if (target.kind === 'webdav') {
    const { WebdavStore } = await import('./webdav-store.ts');
    return new WebdavStore(target, patience);
  }
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(target, patience);
}
