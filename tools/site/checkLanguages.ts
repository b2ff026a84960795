import type { CheckedBrand } from './CheckedBrand.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

/** Unavailable languages anywhere in the configuration. */
export function checkLanguages(brand: CheckedBrand): ConfigurationFault[] {
  return [...checkAvailable(brand), ...checkChosen(brand), ...checkTexts(brand)];
}

/** A language without texts would be served in English. */
function checkAvailable({
  configuration: { languages },
  dictionaries,
  fault,
}: CheckedBrand): ConfigurationFault[] {
  const allowed = dictionaries.languagesOf('shell').sort();
  return languages.available.flatMap((value, index) =>
    allowed.includes(value)
      ? []
      : [fault(`languages.available[${index}]`, 'has no texts', { value, allowed })],
  );
}

function checkChosen({
  configuration: { languages, site },
  fault,
}: CheckedBrand): ConfigurationFault[] {
  const { available, hidden } = languages;
  const chosen = [
    ['languages.default', languages.default] as const,
    // Without a language of its own the site uses the default one.
    ...(site.lng === languages.default ? [] : [['site.lng', site.lng] as const]),
    ...hidden.map((each, index) => [`languages.hidden[${index}]`, each] as const),
  ];
  return [
    ...chosen
      .filter(([, value]) => !available.includes(value))
      .map(([path, value]) =>
        fault(path, 'is not an available language', { value, allowed: available }),
      ),
    ...(hidden.includes(languages.default)
      ? [fault('languages.hidden', 'hides the default language', { value: languages.default })]
      : []),
  ];
}

/** SHL-533: a configured text under a key that is no language would never be shown. */
function checkTexts({
  configuration: { pageTypes, routes },
  dictionaries,
  fault,
}: CheckedBrand): ConfigurationFault[] {
  const allowed = dictionaries.languagesOf('shell').sort();
  const texts = [
    ...Object.entries(pageTypes).map(([id, texts]) => [`pageTypes.${id}`, texts] as const),
    ...Object.entries(routes).map(([name, own]) => [`routes.${name}.meta`, own?.meta] as const),
  ].flatMap(([path, meta]) => [
    [`${path}.title`, meta?.title] as const,
    [`${path}.description`, meta?.description] as const,
  ]);
  return texts.flatMap(([path, byLanguage]) =>
    Object.keys(byLanguage ?? {})
      .filter((language) => !allowed.includes(language))
      .map((value) =>
        fault(`${path}.${value}`, 'is no language of the product', { value, allowed }),
      ),
  );
}
