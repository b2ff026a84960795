import { createToken } from '../../contract/Token.ts';

/** Groups of settings of the platform, such as `social`, by name and language. Observable. */
export interface ConfigGroups {
  /** Asks in one call for those that are missing or too old. Rejects with the call's error. */
  readonly load: (names: readonly string[]) => Promise<void>;
  /** Unchecked: the reader validates it. Undefined before it has loaded, or without it. */
  readonly group: (name: string) => unknown;
}

/** What operators change without touching the site's configuration. */
export const configGroupsToken = createToken<ConfigGroups>('shell.config-groups', 1);
