import { PLANS } from '#core/accounts/plan.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { popupWords } from '#words/popup.ts';
import { useMessages } from '#ui/kit/use-messages.ts';

interface SignInOfferProps {
  /** Whether the provider's window is open. */
  isWaiting: boolean;
  onSignIn: () => void;
}

export function SignInOffer({ isWaiting, onSignIn }: SignInOfferProps) {
  const t = useMessages(popupWords);
  return (
    <section className="light-table p-4">
      <p className="text-15">{t('popup.offer', { photos: PLANS.free.photosPerMonth })}</p>
      <button
        type="button"
        className={buttonClass('outline', 'mt-3 w-full')}
        disabled={isWaiting}
        onClick={onSignIn}
      >
        {isWaiting ? t('popup.signingIn') : t('popup.signIn')}
      </button>
    </section>
  );
}
