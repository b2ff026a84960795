import { Seals } from '../accounts/Seals.ts';

const clientId = 'grandstand-sandbox';
const lifeS = 120;

/** What a credential says of the person, as a provider of sign-in says it. */
export interface Identity {
  readonly email: string;
}

/**
 * Stands in for a provider of sign-in that the person uses elsewhere, too. It knows nothing of the platform: the two
 * share the client id and the provider's seal, as real ones share a key pair.
 */
export class OneTapProvider {
  readonly clientId = clientId;
  /** Who is signed in with the provider on this device. */
  readonly accounts: readonly { readonly email: string; readonly name: string }[] = [
    { email: 'demo@grandstand.example', name: 'Alex Demo' },
    { email: 'newbie@grandstand.example', name: 'Sam Newbie' },
  ];
  readonly #seals: Seals;

  constructor(nowMs: () => number) {
    this.#seals = new Seals(nowMs);
  }

  /** The person chose this account for this site. */
  credential(client: string, email: string): string | undefined {
    if (client !== clientId || !this.accounts.some((account) => account.email === email)) return undefined;
    return this.#seals.make(client, { email } satisfies Identity, lifeS);
  }

  /** Whom a credential names; each one is taken once. */
  verify(credential: string): Identity | undefined {
    return this.#seals.open(clientId, credential, 1)?.data as Identity | undefined;
  }
}
