import { Slot } from '#core/ui';
import { afterSignInSlot } from '../contract.ts';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';

/** Where those stand that ask something after a sign-in; nothing is drawn. */
export function AfterSignInHost() {
  return (
    <>
      <PasskeyOffer />
      <Slot slot={afterSignInSlot} />
    </>
  );
}
