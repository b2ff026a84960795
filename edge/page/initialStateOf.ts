import type { InitialState } from '../../core/runtime/boot/InitialState.ts';
import { directionOf } from '../../core/runtime/texts/directionOf.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import { textFiles } from './pageFiles.ts';
import type { PageFacts } from './preparePage.ts';

/** The state inlined in a page, which it would otherwise fetch at its start. */
export function initialStateOf(
  { visit, plan, configuration, match, leaveTo, firstData, seo }: PageFacts,
  isTitleGiven: boolean,
  services: readonly string[],
  { build, stage }: Pick<EdgeOptions, 'build' | 'stage'>,
): InitialState {
  const { site, device, language, mayBeSignedIn } = visit;
  const { theme, languages } = configuration;
  return {
    ...(configuration === site.configuration
      ? {}
      : { base: { site: site.configuration.site, features: site.configuration.features } }),
    // Fonts, shapes and colours are already in the styles of the page.
    configuration: {
      ...configuration,
      theme: { ...theme, fonts: { ...theme.fonts, preload: [] }, shape: {}, light: {}, dark: {} },
    },
    plan,
    environment: {
      brand: configuration.brand.id,
      language,
      languages: languages.available.filter(
        (each) => mayBeSignedIn || !languages.hidden.includes(each),
      ),
      direction: directionOf(language),
      stage,
      isMobile: device.isMobile,
      isBot: device.isBot,
      status: match === undefined ? 404 : 200,
      ...(leaveTo === undefined ? {} : { leaveTo }),
    },
    firstData:
      seo?.content === undefined
        ? firstData
        : [
            ...firstData,
            { endpoint: 'seo.content', query: { path: seo.askedPath }, answer: seo.content },
          ],
    ...(isTitleGiven ? { isTitleGiven } : {}),
    texts: textFiles(build.preloads, language),
    services,
  };
}
