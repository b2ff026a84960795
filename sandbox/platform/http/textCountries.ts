/**
 * Countries that get text messages: those in which the demo sites have customers. An operator has
 * its own list; people elsewhere sign in and register by e-mail.
 */
export const textCountries: ReadonlySet<string> = new Set(
  (
    'AD AR AT AU BE BG BR CA CH CL CO CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IN IS IT JE ' +
    'JP KZ LI LT LU LV MC ME MK MT MX NL NO NZ PE PL PT RO RS RU SE SI SK SM TR UA US UY ZA'
  ).split(' '),
);
