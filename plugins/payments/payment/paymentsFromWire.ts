import type { Payment as PaymentWire, PaymentHistory, PaymentMethods } from '#wire';
import {
  methodKinds,
  type MethodKind,
  type Methods,
  type Payment,
  type PaymentList,
} from './Payment.ts';

export function readMethods(wire: PaymentMethods): Methods {
  return {
    // A way of paying that this page cannot draw is left out.
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
        },
      ];
    }),
    free: wire.free,
    closedReason: wire.closed_reason,
    closedUntilS: wire.closed_until,
    room: wire.room,
    roomGrowsAtS: wire.room_grows_at,
  };
}

export function readPayment(wire: PaymentWire): Payment {
  return {
    id: wire.id,
    direction: wire.direction,
    state: wire.state,
    kind: kindOf(wire.kind) ?? 'card',
    amount: wire.amount,
    fee: wire.fee,
    createdAtS: wire.created_at,
    instrument: wire.instrument,
    reason: wire.reason,
    actionUrl: wire.action?.url,
  };
}

export function readPayments(wire: PaymentHistory): PaymentList {
  return {
    payments: wire.payments.map(readPayment),
    total: wire.total,
    cameIn: wire.came_in,
    wentOut: wire.went_out,
  };
}

function kindOf(kind: string): MethodKind | undefined {
  return methodKinds.find((known) => known === kind);
}
