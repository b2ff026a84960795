import { Slot } from '#core/ui';
import { afterSignInSlot } from '../contract.ts';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';

/** Renders the slot of the prompts after a sign-in; they draw nothing themselves. */
export function AfterSignInHost() {
  return (
    <>
      <PasskeyOffer />
      <Slot slot={afterSignInSlot} />
    </>
  );
}
