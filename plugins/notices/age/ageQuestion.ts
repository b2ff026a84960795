/** 30 days. */
export const ageValidS = 2_592_000;

/** How the question about the age is asked on a site. */
export interface AgeQuestion {
  readonly age: number;
  /** Where the answer is kept: 30 days in the browser, or as long as its session. */
  readonly area: 'local' | 'session';
  /** Where people go who are too young. */
  readonly leaveUrl: string;
}

interface AgeConfiguration {
  readonly site: { readonly minAge: number };
  readonly plugins: Readonly<Record<string, false | Readonly<Record<string, unknown>>>>;
  readonly brand: { readonly responsibleGamblingLinks: readonly { readonly url: string }[] };
}

/** What the configuration says; undefined where there is no age to ask for. */
export function readAgeQuestion({
  site,
  plugins,
  brand,
}: AgeConfiguration): AgeQuestion | undefined {
  if (site.minAge <= 0) return undefined;
  const { ageKept, ageLeaveUrl } = plugins['notices'] || {};
  const isLink = typeof ageLeaveUrl === 'string' && /^https:\/\/[^\s\\]+$/.test(ageLeaveUrl);
  return {
    age: site.minAge,
    area: ageKept === 'session' ? 'session' : 'local',
    leaveUrl: isLink ? ageLeaveUrl : (brand.responsibleGamblingLinks[0]?.url ?? 'about:blank'),
  };
}
