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

/** Sports and competitions of the platform, with or without events. */
export interface Offer {
  readonly sports: readonly { readonly id: number; readonly name: string }[];
  readonly competitions: readonly OfferedCompetition[];
  /** Further existing ids; nothing else is known of these. */
  readonly otherCompetitionIds: ReadonlySet<number>;
}

/** The operator's platform did not list its sports and competitions. */
export class NoOfferError extends Error {
  override readonly name = 'NoOfferError';

  constructor(url: string, reason: string) {
    super(`PLATFORM_URL: ${url} did not say what it offers (${reason}); start it, or leave it out`);
  }
}

/** The offer of the sandbox, which serves sites without another platform. */
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
 * The offer of an operator's platform, and which of these ids it also knows, such as a competition
 * between seasons.
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
