import type { TransferWire } from '#wire';
import type { Http } from '#core';
import type { Transfer } from './Transfer.ts';

export async function loadTransfer(http: Http, signal: AbortSignal): Promise<Transfer> {
  return transferFromWire(await http.call('access.transfer', { signal }));
}

export async function answerTransfer(
  http: Http,
  operator: string,
  answer: 'agree' | 'refuse',
): Promise<Transfer> {
  return transferFromWire(await http.call('access.answerTransfer', { body: { operator, answer } }));
}

function transferFromWire({ operator, moves, answer }: TransferWire): Transfer {
  return { operator, moves, answer };
}
