import type { PersonWire, IdentityState } from '#wire';
import { askReasons, checkKinds, papers, refusals } from '#domain/identity/papers.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { Identity } from './Identity.ts';

/** Reads the state; checks and documents that the page does not know are left out. */
export function readIdentity(wire: IdentityState): Identity {
  return {
    isVerified: wire.is_verified,
    checks: wire.checks.flatMap(({ kind, state, reason, papers: named, ...more }) => {
      const known = checkKinds.find((each) => each === kind);
      if (known === undefined) return [];
      return [
        {
          kind: known,
          state,
          reason: refusals.find((each) => each === reason),
          papers: papers.filter((paper) => named.includes(paper)),
          changedAtS: more.changed_at,
          asked: askReasons.find((each) => each === more.asked),
          endsOn: more.ends_on,
        },
      ];
    }),
    details: wire.person && readDetails(wire.person),
    minAge: wire.min_age,
    today: wire.today,
    triesLeft: wire.tries_left,
    reviewHours: wire.review_hours,
    neededFor: wire.needed_for,
    alsoNeeded: wire.also_needed ?? [],
    change: wire.change && {
      topic: wire.change.topic,
      state: wire.change.state,
      reason: refusals.find((each) => each === wire.change?.reason),
    },
    expiring: wire.expiring && { paper: wire.expiring.paper, endsOn: wire.expiring.ends_on },
    ways: wire.ways.map(({ id, name, kind, proves, is_open: isOpen }) => ({
      id,
      name,
      kind,
      proves: checkKinds.filter((each) => proves.includes(each)),
      isOpen,
    })),
  };
}

function readDetails(wire: PersonWire): Person {
  return {
    firstName: wire.first_name,
    lastName: wire.last_name,
    birthDate: wire.birth_date,
    street: wire.street,
    postcode: wire.postcode,
    city: wire.city,
    region: wire.region,
  };
}

export function detailsToWire(details: Person): PersonWire {
  return {
    first_name: details.firstName,
    last_name: details.lastName,
    birth_date: details.birthDate,
    street: details.street,
    postcode: details.postcode,
    city: details.city,
    region: details.region,
  };
}
