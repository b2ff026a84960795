import type { NoticesSettings } from '#wire/settings.ts';

/** 30 days. */
export const ageValidS = 2_592_000;

/** Age question of a site. */
export interface AgeQuestion {
  readonly age: number;
  /** Storage of the answer: 30 days in the browser, or until its session ends. */
  readonly area: 'local' | 'session';
  /** Address for people below the age. */
  readonly leaveUrl: string;
}

interface AgeConfiguration {
  readonly site: { readonly minAge: number };
  readonly plugins: Readonly<Record<string, false | Readonly<Record<string, unknown>>>>;
  readonly brand: { readonly responsibleGamblingLinks: readonly { readonly url: string }[] };
}

/** Reads the configuration; undefined when the site asks for no age. */
export function readAgeQuestion({
  site,
  plugins,
  brand,
}: AgeConfiguration): AgeQuestion | undefined {
  if (site.minAge <= 0) return undefined;
  const { ageKept = 'local', ageLeaveUrl }: NoticesSettings = plugins['notices'] || {};
  return {
    age: site.minAge,
    area: ageKept,
    leaveUrl: ageLeaveUrl ?? brand.responsibleGamblingLinks[0]?.url ?? 'about:blank',
  };
}
