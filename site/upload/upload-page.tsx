import { AccountProvider } from '../account/account-provider.tsx';
import { UPLOAD } from './upload-copy.ts';
import { UploadFeatures } from './upload-features.tsx';
import { UploadSteps } from './upload-steps.tsx';
import { UploadTable } from './upload-table.tsx';

export function UploadPage() {
  return (
    <AccountProvider>
      <div className="upload-page">
        <h1>{UPLOAD.title}</h1>
        <UploadTable />
        <div className="upload-about">
          <UploadFeatures />
          <UploadSteps />
        </div>
      </div>
    </AccountProvider>
  );
}
