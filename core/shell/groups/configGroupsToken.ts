import { createToken } from '../../contract/Token.ts';

/** Groups of settings that the platform keeps by name and language, such as `social`. Observable. */
export interface ConfigGroups {
  /** Asks for those that are not there or are too old, in one call. Rejects with the call's error; what was there stays. */
  readonly load: (names: readonly string[]) => Promise<void>;
  /** As the platform gave it, unchecked: the reader validates it. Undefined until it has loaded, or where the platform has none. */
  readonly group: (name: string) => unknown;
}

/** What operators change without touching the site's configuration. */
export const configGroupsToken = createToken<ConfigGroups>('shell.config-groups', 1);
