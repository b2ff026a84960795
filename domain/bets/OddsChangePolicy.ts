/** Reaction to odds that change before the bet is placed: ask, accept any, or accept higher. */
export type OddsChangePolicy = 'confirm' | 'acceptAny' | 'acceptHigher';

/** The number that the wire and stored values have for a policy (`changeCoefAction`). */
export type OddsChangePolicyId = 0 | 1 | 2;

const policies = ['confirm', 'acceptAny', 'acceptHigher'] as const;

const ids: Readonly<Record<OddsChangePolicy, OddsChangePolicyId>> = {
  confirm: 0,
  acceptAny: 1,
  acceptHigher: 2,
};

/** The policy of a wire number. */
export function oddsChangePolicyOf(id: OddsChangePolicyId): OddsChangePolicy {
  return policies[id];
}

/** The wire number of a policy, also used in stored values. */
export function oddsChangePolicyId(policy: OddsChangePolicy): OddsChangePolicyId {
  return ids[policy];
}
