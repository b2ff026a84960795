/** Trusted address; `Worker` and `script.src` accept it like a string. */
interface ScriptUrlPolicy {
  readonly createScriptURL: (address: string, origins: readonly string[]) => unknown;
}

interface ScriptUrlRules {
  readonly createScriptURL: (address: string, origins: readonly string[]) => string;
}

/** The origin of a script is not on the allow list. */
export class UntrustedScriptError extends Error {
  override readonly name = 'UntrustedScriptError';

  constructor(address: string) {
    super(
      `${address.slice(0, 200)} is no script of this site nor from a listed origin: list its origin in the configuration`,
    );
  }
}

/** Browsers without Trusted Types get the same check and a plain string. */
const rules: ScriptUrlRules = {
  createScriptURL(address, origins) {
    const url = URL.parse(address, location.href);
    if (
      url === null ||
      (url.origin !== location.origin &&
        !(url.protocol === 'https:' && origins.includes(url.origin)))
    )
      throw new UntrustedScriptError(address);
    return url.href;
  },
};

let policy: ScriptUrlPolicy | undefined;

/**
 * Checks each address of code outside of the bundle: the site's own origin, or one that the
 * configuration lists. The page's policy allows one such Trusted Types policy, by this name.
 *
 * @throws UntrustedScriptError
 */
export function trustScriptUrl(address: string, origins: readonly string[] = []): string {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: ScriptUrlRules) => ScriptUrlPolicy;
    };
  };
  policy ??= trustedTypes?.createPolicy('grandstand-url', rules) ?? rules;
  return policy.createScriptURL(address, origins) as string;
}
