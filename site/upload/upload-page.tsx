import { AccountProvider } from '../account/account-provider.tsx';
import { UPLOAD } from './upload-copy.ts';
import { UploadFeatures } from './upload-features.tsx';
import { UploadSteps } from './upload-steps.tsx';
import { UploadTable } from './upload-table.tsx';

export function UploadPage() {
  return (
    <AccountProvider>
      <div className="page-width pt-8 sm:pt-12">
        <h1 className="mb-6 text-28 sm:mb-8 sm:text-40">{UPLOAD.title}</h1>
        <UploadTable />
        <UploadFeatures />
        <UploadSteps />
      </div>
    </AccountProvider>
  );
}
