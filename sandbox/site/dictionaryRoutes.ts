import type { DictionariesAnswer, DictionaryItem } from '#wire';
import { ApiError } from '../http/ApiError.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';

/** ISO 3166-1 in its order; the id of a country is its place. */
const countries =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
/** Currencies in which accounts are kept; the id is the place. */
const currencies = 'EUR USD GBP RUB BRL TRY PLN KZT UAH JPY KWD AED SAR INR CAD AUD CHF SEK NOK DKK CZK HUF RON MXN ARS CLP COP PEN ZAR NGN KES';

const lists: Readonly<Record<string, { readonly codes: readonly string[]; readonly type: 'region' | 'currency' }>> = {
  countries: { codes: countries.split(' '), type: 'region' },
  currencies: { codes: currencies.split(' '), type: 'currency' },
};

export function addDictionaryRoutes(app: SandboxApp): void {
  app.get('/bff-api/dictionary/get', (context) => {
    const ids = (context.req.query('ids') ?? '').split(',').filter((id) => id !== '');
    const unknown = ids.find((id) => !Object.hasOwn(lists, id));
    if (ids.length === 0 || ids.length > 20 || unknown !== undefined) throw new ApiError(400, 'invalid_query', `ids must be some of ${Object.keys(lists).join(', ')}`, { field: 'ids' });
    return context.json<DictionariesAnswer>({
      dictionaries: Object.fromEntries(ids.map((id) => [id, itemsOf(id, context.var.language)])),
    });
  });
}

function itemsOf(id: string, language: string): DictionaryItem[] {
  const list = lists[id];
  if (list === undefined) return [];
  const names = new Intl.DisplayNames([language], { type: list.type });
  const items = list.codes.map((code, index) => ({
    id: index + 1,
    code,
    name: names.of(code) ?? code,
  }));
  return id === 'countries' ? items.sort((a, b) => a.name.localeCompare(b.name, language)) : items;
}
