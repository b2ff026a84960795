/** ISO 3166-1 in order; the id of a country is its position. */
export const countryCodes: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Currencies of accounts; the id is the position. */
export const currencyCodes: readonly string[] =
  'EUR USD GBP RUB BRL TRY PLN KZT UAH JPY KWD AED SAR INR CAD AUD CHF SEK NOK DKK CZK HUF RON MXN ARS CLP COP PEN ZAR NGN KES'.split(
    ' ',
  );

const euro = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA'.split(
  ' ',
);
/** Countries whose currency code does not begin with their own code. */
const others: Readonly<Record<string, string>> = {
  EC: 'USD',
  GG: 'GBP',
  IM: 'GBP',
  JE: 'GBP',
  LI: 'CHF',
  PL: 'PLN',
  PR: 'USD',
  SV: 'USD',
  UA: 'UAH',
};

/** Returns the id of a country by its code; undefined for an unknown one. */
export function countryIdOf(code: string): number | undefined {
  const place = countryCodes.indexOf(code);
  return place === -1 ? undefined : place + 1;
}

/** Returns the id of a country's currency, if there are accounts in it. */
export function currencyIdOf(countryCode: string): number | undefined {
  // Currency codes begin with that of their country: RUB, TRY, JPY.
  const currency = euro.includes(countryCode)
    ? 'EUR'
    : (others[countryCode] ??
      currencyCodes.find((code) => code !== 'EUR' && code.startsWith(countryCode)));
  const place = currency === undefined ? -1 : currencyCodes.indexOf(currency);
  return place === -1 ? undefined : place + 1;
}
