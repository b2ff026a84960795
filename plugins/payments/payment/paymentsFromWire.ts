import type {
  Payment as PaymentWire,
  PaymentHistory,
  PaymentMethods,
  SavedInstrument,
  UserData,
} from '#wire';
import { methodKinds, type MethodKind } from './methodKinds.ts';
import {
  type Methods,
  type Payment,
  type PaymentAction,
  type PaymentList,
  type SavedCard,
} from './Payment.ts';

/** Reads a mark that changes with every payment of the person; undefined if absent. */
export function readPaymentMark(data: object): number | undefined {
  return (data as UserData).paymentMark;
}

export function readMethods(wire: PaymentMethods): Methods {
  return {
    // Methods that the page cannot show are left out.
    methods: wire.methods.flatMap((method) => {
      const kind = kindOf(method.kind);
      if (kind === undefined) return [];
      return [
        {
          id: method.id,
          kind,
          least: method.least,
          most: method.most,
          feePermille: method.fee_permille,
          time: method.time,
          isUsed: method.is_used === true,
          instrument:
            method.instrument_id === undefined
              ? undefined
              : { id: method.instrument_id, name: method.instrument ?? '' },
          maySave: method.may_save === true,
          networks: method.networks ?? [],
          isNew: method.is_new === true,
          restsUntilS: method.rests_until,
          medianS: method.median_s,
          conversion: method.conversion && {
            quote: method.conversion.quote,
            rate: {
              from: method.least.currency,
              to: method.conversion.currency,
              micro: method.conversion.rate_micro,
            },
            untilS: method.conversion.until,
          },
          share: method.share,
          firstTo: method.first_to,
        },
      ];
    }),
    free: wire.free,
    closedReason: wire.closed_reason,
    closedUntilS: wire.closed_until,
    room: wire.room,
    roomGrowsAtS: wire.room_grows_at,
    isLimitOffered: wire.is_limit_offered === true,
    saved: (wire.saved ?? []).map(readSavedCard),
    mustAcknowledge: wire.must_acknowledge === true,
    protectionAtS: wire.protection_at,
    notice: wire.notice,
    asksIdentity: wire.asks_identity === true,
    bonuses: (wire.bonuses ?? []).map(({ account_id: accountId, left, wager_left: wagerLeft }) => ({
      accountId,
      left,
      wagerLeft,
    })),
  };
}

export function readSavedCard(wire: SavedInstrument): SavedCard {
  return {
    id: wire.id,
    methodId: wire.method_id,
    brand: wire.brand,
    last4: wire.last4,
    expiresMonth: wire.expires_month,
    expiresYear: wire.expires_year,
    holder: wire.holder,
    state: wire.state,
  };
}

function readAction(wire: PaymentWire['action']): PaymentAction | undefined {
  switch (wire?.kind) {
    case undefined:
      return undefined;
    case 'redirect':
    case 'frame':
      return wire;
    case 'qr':
      return { kind: wire.kind, text: wire.text, untilS: wire.until };
    case 'code':
      return { kind: wire.kind, digits: wire.digits, untilS: wire.until };
    case 'reference':
      return {
        kind: wire.kind,
        fields: wire.fields,
        barcode: wire.barcode,
        days: wire.days,
        untilS: wire.until,
      };
    case 'address': {
      const { rate_until: rateUntilS, memo, ...rest } = wire;
      return { ...rest, memo, rateUntilS };
    }
  }
}

export function readPayment(wire: PaymentWire): Payment {
  return {
    id: wire.id,
    ref: wire.ref,
    charged: wire.charged,
    direction: wire.direction,
    state: wire.state,
    kind: kindOf(wire.kind) ?? 'card',
    amount: wire.amount,
    fee: wire.fee,
    createdAtS: wire.created_at,
    instrument: wire.instrument,
    reason: wire.reason,
    action: readAction(wire.action),
    returnPath: wire.return_path,
    isToSave: wire.saves_card === true,
  };
}

export function readPayments(wire: PaymentHistory): PaymentList {
  return {
    payments: wire.payments.map(readPayment),
    total: wire.total,
    sums: wire.sums.map(({ came_in, went_out }) => ({ cameIn: came_in, wentOut: went_out })),
  };
}

/** Reads a method kind; undefined for one that the page cannot show. */
export function kindOf(kind: string): MethodKind | undefined {
  return methodKinds.find((known) => known === kind);
}
