import type { SupportSettings as Section } from '#wire/settings.ts';

/** Settings of the plugin in the configuration of a brand. */
export interface SupportSettings {
  /** Consultant of the chat; without one there is no chat. */
  readonly consultantId: string | undefined;
  /** Whether the operator offers calls. */
  readonly hasCallback: boolean;
}

/** Reads the settings of this plugin, with their defaults. */
export function readSettings(settings: false | object | undefined): SupportSettings {
  const { consultantId, hasCallback = true } = (settings || {}) as Section;
  return { consultantId, hasCallback };
}
