/**
 * Countries to whose numbers texts are sent: where the sites of the demo have people. An operator
 * has a list of its own; who is not on it signs in and registers by e-mail.
 */
export const textCountries: ReadonlySet<string> = new Set(
  (
    'AD AR AT AU BE BG BR CA CH CL CO CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IN IS IT JE ' +
    'JP KZ LI LT LU LV MC ME MK MT MX NL NO NZ PE PL PT RO RS RU SE SI SK SM TR UA US UY ZA'
  ).split(' '),
);
