/** Settings of the plugin in the configuration of a brand. */
export interface SupportSettings {
  /** Whom the chat is with; without one there is no chat. */
  readonly consultantId: string | undefined;
  /** The operator calls back. */
  readonly hasCallback: boolean;
}

/** What cannot be right counts as not set. */
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
