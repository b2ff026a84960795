const choices = ['dialog', 'narrow-dialog', 'page'] as const;

/** How the brand's buttons open the form. */
export type OpensAs = (typeof choices)[number];

/** Reads the brand's settings, whose content nothing has checked. */
export function readOpensAs(settings: unknown): OpensAs {
  const wished =
    typeof settings === 'object' && settings !== null && 'opensAs' in settings
      ? settings.opensAs
      : undefined;
  return choices.find((choice) => choice === wished) ?? 'dialog';
}
