import { SignedTokens } from '../accounts/sign-in/SignedTokens.ts';

const clientId = 'grandstand-sandbox';
const lifeS = 120;

/** Identity in a credential. */
export interface Identity {
  readonly email: string;
}

/**
 * Stand-in for an external sign-in provider, independent of the platform: the two share only the
 * client id and the provider's signing key, like a real key pair.
 */
export class OneTapProvider {
  readonly clientId = clientId;
  /** Identities signed in with the provider on this device. */
  readonly accounts: readonly { readonly email: string; readonly name: string }[] = [
    { email: 'demo@grandstand.example', name: 'Alex Demo' },
    { email: 'newbie@grandstand.example', name: 'Sam Newbie' },
  ];
  readonly #signedTokens: SignedTokens;

  constructor(nowMs: () => number) {
    this.#signedTokens = new SignedTokens(nowMs);
  }

  /** Issues a credential for the chosen account and this site. */
  credential(client: string, email: string): string | undefined {
    if (client !== clientId || !this.accounts.some((account) => account.email === email))
      return undefined;
    return this.#signedTokens.issue(client, { email } satisfies Identity, lifeS);
  }

  /** Returns the identity of a credential; each credential is accepted once. */
  verify(credential: string): Identity | undefined {
    return this.#signedTokens.verify(clientId, credential, 1)?.data as Identity | undefined;
  }
}
