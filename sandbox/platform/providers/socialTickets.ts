import type { SandboxPlatform } from '../../SandboxPart.ts';
import { hasBegunSignIn } from '../accounts/sign-in/browserState.ts';
import type { SandboxContext } from '../http/SandboxApp.ts';
import { ProviderLinks, type Identity } from './ProviderLinks.ts';
import { providers } from './providers.ts';

/** A visitor from a provider who has no account here. */
export interface SocialVisitor extends Identity {
  /** Name of the provider. */
  readonly providerName: string;
}

/** Returns the visitor of a ticket in the browser that owns it, without consuming it. */
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
