/** Facts that decide on which selection another one depends. */
export interface DependentFacts {
  readonly outcomeId: number;
  readonly eventId: number;
  /**
   * Selections on which it depends by the platform, of its event or not; empty if the platform
   * names none, and undefined if it depends on nothing.
   */
  readonly dependsOn?: readonly number[] | undefined;
}

/**
 * The selection with which a dependent one cannot be in one bet; of a pair the later one has the
 * earlier as its partner. If the platform names none, only selections that it also calls dependent
 * can be the partner, and not those that already are a pair of one event. Source: CPN-485.
 *
 * @param all all selections of the same bet, itself included
 */
export function dependentPartner<Facts extends DependentFacts>(
  own: Facts,
  all: readonly Facts[],
): Facts | undefined {
  const { dependsOn, outcomeId } = own;
  if (dependsOn === undefined) return undefined;
  const place = all.findIndex((other) => other.outcomeId === outcomeId);
  if (dependsOn.length > 0)
    return all.find((other, index) => index < place && dependsOn.includes(other.outcomeId));
  const sharesEvent = (one: Facts): boolean =>
    all.some((other) => other.outcomeId !== one.outcomeId && other.eventId === one.eventId);
  if (sharesEvent(own)) return undefined;
  return all.find(
    (other, index) => other.dependsOn?.length === 0 && (index < place || sharesEvent(other)),
  );
}
