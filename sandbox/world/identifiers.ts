import { hash } from './random.ts';

/**
 * Ids encode what they name, so an event is found after a restart without a lookup. Bit operators
 * work on 32 bits only, hence the arithmetic.
 *
 * - event: competition (10 bits), day since the epoch (16 bits), index in the day (6 bits)
 * - market: event × 2^16 + type × 2^7 + line
 * - outcome: event × 2^21 + type × 2^12 + line × 2^5 + outcome, below 2^53
 */
const eventOfOutcome = 2 ** 21;
const typeOfOutcome = 2 ** 12;
const lineOfOutcome = 2 ** 5;

const importedCompetition = 1023;
const maxEventsPerDay = 64;

/** Returns the id derived from a key, or the next free one. */
export function importedEventId(key: string, isTaken: (id: number) => boolean): number {
  const places = 2 ** 22;
  for (let place = hash(key) % places; ; place = (place + 1) % places) {
    const id = encodeEvent({
      competitionId: importedCompetition,
      day: Math.floor(place / maxEventsPerDay),
      index: place % maxEventsPerDay,
    });
    if (!isTaken(id)) return id;
  }
}

export interface EventKey {
  readonly competitionId: number;
  readonly day: number;
  readonly index: number;
}

export interface OutcomeKey {
  readonly eventId: number;
  readonly typeId: number;
  readonly lineIndex: number;
  readonly outcomeIndex: number;
}

export function encodeEvent({ competitionId, day, index }: EventKey): number {
  return competitionId * 2 ** 22 + day * maxEventsPerDay + index;
}

export function decodeEvent(eventId: number): EventKey {
  const inCompetition = eventId % 2 ** 22;
  return {
    competitionId: Math.floor(eventId / 2 ** 22),
    day: Math.floor(inCompetition / maxEventsPerDay),
    index: inCompetition % maxEventsPerDay,
  };
}

export function encodeMarket(eventId: number, typeId: number, lineIndex: number): number {
  return eventId * 2 ** 16 + typeId * 2 ** 7 + lineIndex;
}

export function decodeMarket(marketId: number): Omit<OutcomeKey, 'outcomeIndex'> {
  const inEvent = marketId % 2 ** 16;
  return {
    eventId: Math.floor(marketId / 2 ** 16),
    typeId: Math.floor(inEvent / 2 ** 7),
    lineIndex: inEvent % 2 ** 7,
  };
}

export function encodeOutcome({ eventId, typeId, lineIndex, outcomeIndex }: OutcomeKey): number {
  return (
    eventId * eventOfOutcome + typeId * typeOfOutcome + lineIndex * lineOfOutcome + outcomeIndex
  );
}

export function decodeOutcome(outcomeId: number): OutcomeKey {
  const inEvent = outcomeId % eventOfOutcome;
  const inType = inEvent % typeOfOutcome;
  return {
    eventId: Math.floor(outcomeId / eventOfOutcome),
    typeId: Math.floor(inEvent / typeOfOutcome),
    lineIndex: Math.floor(inType / lineOfOutcome),
    outcomeIndex: inType % lineOfOutcome,
  };
}
