import { isTelegramLogin, signTelegramLogin } from './telegramLogin.ts';
import { isWalletLogin, signWalletLogin, walletAddress } from './walletLogin.ts';

/** Creates and checks the signature of providers that sign the return. */
interface LoginProof {
  /** Returns the provider's id of a person. */
  readonly subject: (person: string) => string;
  readonly sign: (
    person: string,
    visit: Visit,
    isForged: boolean,
  ) => Readonly<Record<string, string>>;
  readonly isGood: (
    subject: string,
    query: Readonly<Record<string, string>>,
    visit: Visit,
  ) => boolean;
}

interface Visit {
  readonly nonce: string;
  readonly nowS: number;
}

export const loginProofs: Readonly<Record<string, LoginProof>> = {
  telegram: {
    subject: (person) => person,
    sign: (person, { nowS }, isForged) =>
      isForged
        ? signTelegramLogin(person, nowS, 'the-secret-of-another-bot')
        : signTelegramLogin(person, nowS),
    isGood: (subject, query, { nowS }) => isTelegramLogin(subject, query, nowS),
  },
  metamask: {
    subject: walletAddress,
    sign: (person, { nonce }, isForged) =>
      signWalletLogin(person, nonce, isForged ? 'another' : person),
    isGood: (subject, query, { nonce }) => isWalletLogin(subject, query, nonce),
  },
};

/** Whether the return is signed correctly; true for providers that do not sign. */
export function isProvedLogin(
  provider: string,
  subject: string,
  query: Readonly<Record<string, string>>,
  visit: Visit,
): boolean {
  return loginProofs[provider]?.isGood(subject, query, visit) ?? true;
}
