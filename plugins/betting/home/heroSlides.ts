/** A slide that a brand writes under `heroSlides` of the plugin's settings. */
export interface HeroSlide {
  readonly title: string;
  readonly text: string;
  /** A route by its name. */
  readonly target: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Returns the configured slides in a language, else in English; invalid ones are left out. */
export function heroSlides(settings: unknown, language: string): readonly HeroSlide[] {
  const slides: unknown = fieldOf(settings, 'heroSlides');
  if (!Array.isArray(slides)) return [];
  return slides.flatMap((slide: unknown) => {
    const title = textOf(fieldOf(slide, 'title'), language);
    const target = fieldOf(slide, 'target');
    if (title === '' || typeof target !== 'string') return [];
    const params = Object.entries(fieldOf(slide, 'params') ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as const] : [],
    );
    return [
      {
        title,
        text: textOf(fieldOf(slide, 'text'), language),
        target,
        params: Object.fromEntries(params),
      },
    ];
  });
}

function textOf(texts: unknown, language: string): string {
  const text = fieldOf(texts, language) ?? fieldOf(texts, 'en');
  return typeof text === 'string' ? text : '';
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
