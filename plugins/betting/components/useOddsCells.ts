import { use, useLayoutEffect, useMemo, useState } from 'react';
import { useLayoutKind, useServices, useTranslate } from '#core/ui';
import { openCouponCommand } from '../../coupon/contract.ts';
import type { Cadence } from '../stores/PriceCell.ts';
import { OddsCells, type OddsCellsOptions } from './OddsCells.ts';
import type { OddsEvent } from './OddsEvent.ts';
import { PriceGateContext } from './PriceGate.ts';
import { useBetting } from './useBetting.ts';

interface OddsCellsChoice {
  readonly event: OddsEvent;
  readonly cadence: Cadence;
  /** Another way to write the price than the person's; keep the function the same. */
  readonly textOf?: ((thousandths: number) => string) | undefined;
}

/** The odds of a component: call `show` in a layout effect of every render. They end with the component. */
export function useOddsCells({ event, cadence, textOf }: OddsCellsChoice): { readonly cells: OddsCells; readonly options: OddsCellsOptions } {
  const betting = useBetting();
  const { announcer, clock, commands } = useServices();
  const t = useTranslate('betting');
  const isMobile = useLayoutKind() === 'mobile';
  const gate = use(PriceGateContext);
  const [cells] = useState(() => new OddsCells());
  const options = useMemo(
    (): OddsCellsOptions => ({
      betting,
      event,
      t,
      gate,
      cadence,
      textOf: textOf ?? betting.oddsText,
      hint: () => betting.pressHint,
      monotonicMs: () => clock.monotonicMs(),
      announce: (text) => announcer.polite(text),
      goToCoupon: isMobile ? undefined : () => void commands.run(openCouponCommand, { isFocused: true }),
    }),
    [betting, event, t, gate, cadence, textOf, clock, announcer, commands, isMobile],
  );
  useLayoutEffect(() => cells.dispose, [cells]);
  return { cells, options };
}
