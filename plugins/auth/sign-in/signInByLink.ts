import type { CoreServices } from '#core';
import { reportSteps } from '#core/data';
import { signInStepEvent, type SignedIn } from '../contract.ts';
import { completeSignIn } from '../second-factor/completeSignIn.ts';
import { beginSession } from '../session/beginSession.ts';
import { signInByToken } from './AuthApi.ts';
import type { SignInLink } from './SignInLink.ts';

export type LinkServices = Pick<CoreServices, 'clock' | 'events' | 'http' | 'modals' | 'session'>;

/** Facts of the step events of such a sign-in. */
export const linkFacts = { method: 'link', provider: 'none' } as const;

/** Exchanges the token of a link for a session, with all further proofs. */
export async function signInByLink(services: LinkServices, link: SignInLink): Promise<SignedIn> {
  const tell = reportSteps(services, signInStepEvent, linkFacts);
  const answer = await tell(async () =>
    completeSignIn(services, await signInByToken(services.http, link)),
  );
  return beginSession(services.session, answer);
}
