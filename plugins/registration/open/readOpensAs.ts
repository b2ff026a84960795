const choices = ['dialog', 'narrow-dialog', 'page'] as const;

/** How the brand's buttons open the form. */
export type OpensAs = (typeof choices)[number];

/** From the settings of the brand, which are not trusted. */
export function readOpensAs(settings: unknown): OpensAs {
  const wished =
    typeof settings === 'object' && settings !== null && 'opensAs' in settings
      ? settings.opensAs
      : undefined;
  return choices.find((choice) => choice === wished) ?? 'dialog';
}
