/** Settings of the plugin in the configuration of a brand. */
export interface SupportSettings {
  /** Consultant of the chat; without one there is no chat. */
  readonly consultantId: string | undefined;
  /** Whether the operator offers calls. */
  readonly hasCallback: boolean;
}

/** Reads the settings; an invalid value counts as not set. */
export function readSettings(settings: unknown): SupportSettings {
  const { consultantId, hasCallback } = (
    typeof settings === 'object' && settings !== null ? settings : {}
  ) as Readonly<Record<string, unknown>>;
  return {
    consultantId:
      typeof consultantId === 'string' && /^[\w.-]{1,64}$/.test(consultantId)
        ? consultantId
        : undefined,
    hasCallback: hasCallback !== false,
  };
}
