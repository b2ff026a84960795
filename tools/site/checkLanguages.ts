import type { CheckedBrand } from './CheckedBrand.ts';
import { withNearest, type ConfigurationFault } from './ConfigurationFault.ts';

/** Languages that the site has not, wherever the configuration names one. */
export function checkLanguages(brand: CheckedBrand): ConfigurationFault[] {
  return [...checkAvailable(brand), ...checkChosen(brand), ...checkTexts(brand)];
}

/** A language without texts would be served in English. */
function checkAvailable({
  configuration: { languages },
  dictionaries,
  fileOf,
}: CheckedBrand): ConfigurationFault[] {
  const allowed = dictionaries.languagesOf('shell').sort();
  return languages.available.flatMap((value, index) =>
    allowed.includes(value)
      ? []
      : [
          {
            file: fileOf('languages.available'),
            path: `languages.available[${index}]`,
            message: 'has no texts',
            value,
            allowed,
          },
        ],
  );
}

function checkChosen({
  configuration: { languages, site },
  fileOf,
}: CheckedBrand): ConfigurationFault[] {
  // Where nobody says another one, the site's language is the default.
  const lng = site.lng === languages.default ? [] : [['site.lng', site.lng] as const];
  const chosen = [
    ['languages.default', languages.default] as const,
    ...lng,
    ...languages.hidden.map((each, index) => [`languages.hidden[${index}]`, each] as const),
  ];
  const faults: ConfigurationFault[] = chosen
    .filter(([, value]) => !languages.available.includes(value))
    .map(([path, value]) => ({
      file: fileOf(path),
      path,
      message: 'is not an available language',
      value,
      allowed: languages.available,
    }));
  return languages.hidden.includes(languages.default)
    ? [
        ...faults,
        {
          file: fileOf('languages.hidden'),
          path: 'languages.hidden',
          message: 'hides the default language',
          value: languages.default,
        },
      ]
    : faults;
}

/** SHL-533: texts of the configuration are by language, too; one under another name would never be shown. */
function checkTexts({
  configuration: { pageTypes, routes },
  dictionaries,
  fileOf,
}: CheckedBrand): ConfigurationFault[] {
  const allowed = dictionaries.languagesOf('shell').sort();
  const texts = [
    ...Object.entries(pageTypes).flatMap(([id, { title, description }]) => [
      [`pageTypes.${id}.title`, title] as const,
      [`pageTypes.${id}.description`, description] as const,
    ]),
    ...Object.entries(routes).flatMap(([name, own]) => [
      [`routes.${name}.meta.title`, own?.meta?.title] as const,
      [`routes.${name}.meta.description`, own?.meta?.description] as const,
    ]),
  ];
  return texts.flatMap(([path, byLanguage]) =>
    Object.keys(byLanguage ?? {})
      .filter((language) => !allowed.includes(language))
      .map((value) =>
        withNearest(
          {
            file: fileOf(`${path}.${value}`),
            path: `${path}.${value}`,
            message: 'is no language of the product',
            value,
            allowed,
          },
          allowed,
        ),
      ),
  );
}
