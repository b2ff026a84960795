import { expect, test } from 'vitest';
import auth from '../../auth/locales/ar.json' with { type: 'json' };
import office from '../../office/locales/ar.json' with { type: 'json' };
import arithmetic from '../locales/arithmetic/ar.json' with { type: 'json' };
import bets from '../locales/bets/ar.json' with { type: 'json' };
import kinds from '../locales/kinds/ar.json' with { type: 'json' };
import later from '../locales/later/ar.json' with { type: 'json' };

test('CPN-697 in Arabic a return is not called a profit, and an account in another currency has one name', () => {
  const openReturn = arithmetic['calculator.return.open'];
  expect([later['total.win'], bets.win]).toEqual([openReturn, openReturn]);
  for (const text of [
    later['settings.win'],
    later['changed.win'],
    kinds['total.from'],
    kinds['total.up-to'],
  ])
    expect(text).toContain(openReturn);
  expect(kinds['single.win']).toBe(bets['column.return']);
  expect(later['stake.cap.win']).toContain('ربح');
  expect(auth['account.currency']).toBe(later['account.currency']);
  expect(later['account.currency']).toBe(office['account.currency']);
});
