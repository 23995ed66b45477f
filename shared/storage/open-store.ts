import { type Patience, PATIENCE } from './retried.ts';
import type { StorageAccess } from './storage-access.ts';
import type { StorageTarget } from './storage-target.ts';
import type { Store } from './store.ts';

/** Returns the store of a target; its code is loaded only then. */
export async function openStore<Source>(
  target: StorageTarget,
  access: StorageAccess<Source>,
  patience: Patience = PATIENCE,
): Promise<Store<Source>> {
  switch (target.kind) {
    case 'webdav': {
      const { WebdavStore } = await import('./webdav-store.ts');
      return new WebdavStore(target, access, patience);
    }
    case 's3': {
      const { S3Store } = await import('./s3-store.ts');
      return new S3Store(target, access, patience);
    }
  }
}
