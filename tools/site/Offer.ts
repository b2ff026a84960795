import { contestPlans } from '../../sandbox/world/catalogue/contests.ts';
import { competitionsOf } from '../../sandbox/world/catalogue/competitions.ts';
import { everySport } from '../../sandbox/world/catalogue/sports.ts';
import { textsOf } from '../../sandbox/world/locales/texts.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import type { SeoAddress, SportsTree } from '../../schemas/generated/wire.ts';
import { isSportsTree } from '../../schemas/generated/validators/line.js';
import { isSeoAddress } from '../../schemas/generated/validators/seo.js';

/** A competition of the platform, with an English name. */
export interface OfferedCompetition {
  readonly id: number;
  readonly name: string;
  readonly sportId: number;
}

/** Sports and competitions that the platform has, whether anything of them is on or not. */
export interface Offer {
  readonly sports: readonly { readonly id: number; readonly name: string }[];
  readonly competitions: readonly OfferedCompetition[];
  /** Ids that it has besides; nothing else is known of these. */
  readonly otherCompetitionIds: ReadonlySet<number>;
}

/** A platform that should say what it offers did not. */
export class NoOfferError extends Error {
  override readonly name = 'NoOfferError';

  constructor(url: string, reason: string) {
    super(`PLATFORM_URL: ${url} did not say what it offers (${reason}); start it, or leave it out`);
  }
}

/** What the sandbox offers: the platform of sites without another one. */
export function sandboxOffer(): Offer {
  const texts = textsOf('en');
  const all = [...competitionsOf('full'), ...contestPlans.map(({ competition }) => competition)];
  return {
    sports: everySport.map(({ id, key }) => ({ id, name: texts.of(`sport.${key}`) })),
    competitions: all.map((competition) => ({
      id: competition.id,
      name: texts.competition(competition),
      sportId: competition.sport.id,
    })),
    otherCompetitionIds: new Set(),
  };
}

/**
 * What an operator's platform offers, and which of these ids it knows besides, such as a
 * competition between seasons.
 *
 * @throws NoOfferError without an answer
 */
export async function platformOffer(url: string, wanted: readonly number[]): Promise<Offer> {
  const { sports } = await ask<SportsTree>(url, endpoints['betting.sports'].path, isSportsTree);
  const competitions = sports.flatMap(({ champs }) =>
    champs.map(({ id, name, sportId }) => ({ id, name, sportId })),
  );
  const others = wanted.filter((id) => !competitions.some((competition) => competition.id === id));
  const known = await Promise.all(
    others.map(async (id) => {
      const path = `${endpoints['seo.address'].path}?path=line/0/${id}`;
      return (await ask<SeoAddress>(url, path, isSeoAddress)).isKnown;
    }),
  );
  return {
    sports: sports.map(({ id, name }) => ({ id, name })),
    competitions,
    otherCompetitionIds: new Set(others.filter((_id, index) => known[index])),
  };
}

async function ask<Answer>(
  url: string,
  path: string,
  check: (value: unknown) => value is Answer,
): Promise<Answer> {
  const answer = await fetch(new URL(path, url), { headers: { 'X-Language': 'en' } }).catch(
    (error: unknown) => {
      throw new NoOfferError(url, error instanceof Error ? error.message : String(error));
    },
  );
  if (!answer.ok) throw new NoOfferError(url, `status ${answer.status}`);
  const value: unknown = await answer.json().catch(() => undefined);
  if (!check(value)) throw new NoOfferError(url, `no ${path.replace(/\?.*/, '')} answer`);
  return value;
}
