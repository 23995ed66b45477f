import { AccountProvider } from '../account/account-provider.tsx';
import { NewsletterInvitation } from './newsletter-invitation.tsx';

export function NewsletterPage() {
  return (
    <AccountProvider>
      <meta name="robots" content="noindex" />
      <NewsletterInvitation />
    </AccountProvider>
  );
}
