import type { SandboxPlatform } from '../../SandboxPart.ts';
import { hasBegunSignIn } from '../accounts/sign-in/browserState.ts';
import type { SandboxContext } from '../http/SandboxApp.ts';
import { ProviderLinks, type Identity } from './ProviderLinks.ts';
import { providers } from './providers.ts';

/** Who came from a provider and has no account here. */
export interface SocialVisitor extends Identity {
  /** Of the provider, as it calls itself. */
  readonly providerName: string;
}

/** Whose ticket it is, in the browser that has it; it stays as it is. */
export function readSocialTicket(
  context: SandboxContext,
  { signedTokens, store, nowMs }: SandboxPlatform,
  ticket: string,
): SocialVisitor | undefined {
  const identity = hasBegunSignIn(context, signedTokens, 'grandstand_social', ticket)
    ? new ProviderLinks(store, nowMs).newcomer(ticket)
    : undefined;
  return identity && { ...identity, providerName: providers.get(identity.provider) ?? '' };
}
