import { PLANS } from '#core/plan.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { text } from '../i18n/text.ts';

interface SignInOfferProps {
  /** The provider's window is open. */
  isWaiting: boolean;
  onSignIn: () => void;
}

export function SignInOffer({ isWaiting, onSignIn }: SignInOfferProps) {
  return (
    <section className="light-table p-4">
      <p className="text-15">{text('popup_offer', PLANS.free.photosPerMonth)}</p>
      <button
        type="button"
        className={buttonClass('accent', 'mt-3 w-full')}
        disabled={isWaiting}
        onClick={onSignIn}
      >
        {isWaiting ? text('popup_signing_in') : text('popup_sign_in')}
      </button>
    </section>
  );
}
