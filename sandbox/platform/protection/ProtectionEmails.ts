import { limitKindToWire, moneyLimitType, type LimitKind } from '#domain/limits/LimitKind.ts';
import type { ProtectionRules } from '#domain/limits/profiles.ts';
import type { Users } from '../accounts/Users.ts';
import { addresseesOf } from '../mail/addresseesOf.ts';
import type { EmailId } from '../mail/emailText.ts';
import type { PersonMessages } from '../mail/PersonMessages.ts';
import type { LimitValue } from './limitValueText.ts';
import type { PersonBreak } from './PersonBreak.ts';

/** A change of a limit. */
export interface LimitChangeNotice {
  readonly kind: LimitKind;
  readonly event: 'set' | 'asked' | 'confirmed' | 'kept';
  /** Currency, or `hours`. */
  readonly unit: string;
  /** Value in force; undefined without a limit. */
  readonly held: number | undefined;
  /** Requested value, and the earliest time at which it may apply. */
  readonly wish?: {
    readonly value: number | undefined;
    readonly fromMs: number;
    readonly isAskedAgain: boolean;
  };
}

/** A change of a break. */
export interface BreakChangeNotice {
  readonly kind: PersonBreak['kind'];
  readonly endsAtMs: number;
  readonly isOpen: boolean;
  readonly endsAlone: boolean;
  /** `returning`: the person asked to return; `ending`: the operator agreed to end it early. */
  readonly event: 'begun' | 'returning' | 'ending';
  readonly rules: Pick<ProtectionRules, 'exclusionEndsAfterS' | 'returnAfterS'>;
}

interface Dependencies {
  readonly users: Pick<Users, 'byId'>;
  readonly messages: Pick<PersonMessages, 'notify'>;
}

/** E-mails about limits and breaks. They are mandatory and contain no advertising. */
export class ProtectionEmails {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  sendLimit(userId: number, { kind, event, unit, held, wish }: LimitChangeNotice): void {
    if (moneyLimitType(kind) === undefined && kind !== 'sessionTime') return;
    const amount = (value: number | undefined): LimitValue => ({
      kind: 'amount',
      unit,
      ...(value === undefined ? {} : { value }),
    });
    this.#send(
      userId,
      event === 'set'
        ? 'limitSet'
        : event === 'confirmed'
          ? 'limitChanged'
          : event === 'kept'
            ? 'limitKept'
            : wish?.isAskedAgain === false
              ? 'limitWaits'
              : 'limitAsked',
      {
        limit: { kind: 'limit', code: limitKindToWire(kind) },
        amount: amount(wish === undefined ? held : wish.value),
        held: amount(held),
        ...(wish === undefined ? {} : { date: { kind: 'instant', atMs: wish.fromMs } }),
      },
    );
  }

  sendBreak(
    userId: number,
    { kind, endsAtMs, isOpen, endsAlone, event, rules }: BreakChangeNotice,
  ): void {
    const { definite, indefinite } = rules.exclusionEndsAfterS;
    const { returnAfterS } = rules;
    this.#send(userId, breakEmailId(kind, event, isOpen), {
      date: { kind: 'instant', atMs: endsAtMs },
      early: { kind: 'wait', seconds: isOpen ? indefinite : definite },
      ...(endsAlone || returnAfterS === undefined
        ? {}
        : { after: { kind: 'after', seconds: returnAfterS } }),
    });
  }

  /** Tells the person that a register has ended their exclusion. */
  sendRegisterLifted(userId: number): void {
    this.#send(userId, 'registerLifted', {});
  }

  /** Sends to the person's first contact, and to the site in any case. */
  #send(userId: number, email: EmailId, values: Readonly<Record<string, LimitValue>>): void {
    const { users, messages } = this.#dependencies;
    const person = users.byId(userId);
    if (person === undefined) return;
    const language = person.language === '' ? 'en' : person.language;
    messages.notify(userId, email, {
      values: { help: { kind: 'help' }, ...values },
      copies: addresseesOf({ ...person, language })
        .slice(0, 1)
        .map((addressee) => ({ addressee })),
    });
  }
}

function breakEmailId(
  kind: BreakChangeNotice['kind'],
  event: BreakChangeNotice['event'],
  isOpen: boolean,
): EmailId {
  if (kind === 'coolingOff') return 'depositsClosed';
  if (kind === 'externalExclusion') return 'registerExcluded';
  if (event === 'returning') return 'exclusionReturning';
  if (event === 'ending') return 'exclusionEnding';
  return isOpen ? 'exclusionOpen' : 'exclusionBegun';
}
