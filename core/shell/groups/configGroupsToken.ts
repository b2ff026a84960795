import { createToken } from '../../contract/Token.ts';

/** Groups of settings of the platform, such as `social`, by name and language. Observable. */
export interface ConfigGroups {
  /** Requests the missing and expired ones in one call. Rejects with the call's error. */
  readonly load: (names: readonly string[]) => Promise<void>;
  /** Not validated: its reader does. Undefined before it is loaded, or if the platform has none. */
  readonly group: (name: string) => unknown;
}

/** Settings that operators change without the site's configuration. */
export const configGroupsToken = createToken<ConfigGroups>('shell.config-groups', 1);
