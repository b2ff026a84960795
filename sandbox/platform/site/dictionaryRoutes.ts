import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { DictionariesAnswer, DictionaryItem } from '#wire';
import { invalidQuery } from '../http/ApiError.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import { countryCodes, currencyCodes } from './countries.ts';

const lists: Readonly<
  Record<string, { readonly codes: readonly string[]; readonly type: 'region' | 'currency' }>
> = {
  countries: { codes: countryCodes, type: 'region' },
  currencies: { codes: currencyCodes, type: 'currency' },
};

export function addDictionaryRoutes(app: SandboxApp): void {
  app.get('/bff-api/dictionary/get', (context) => {
    const ids = (context.req.query('ids') ?? '').split(',').filter((id) => id !== '');
    const unknown = ids.find((id) => !Object.hasOwn(lists, id));
    if (ids.length === 0 || ids.length > 20 || unknown !== undefined)
      throw invalidQuery('ids', `ids must be some of ${Object.keys(lists).join(', ')}`);
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
    ...(list.type === 'region' && isSupportedCountry(code)
      ? { tel_code: `+${getCountryCallingCode(code)}` }
      : {}),
  }));
  return id === 'countries' ? items.sort((a, b) => a.name.localeCompare(b.name, language)) : items;
}
