import { use, useLayoutEffect, useMemo, useState } from 'react';
import { useLayoutKind, useServices, useTranslate } from '#core/ui';
import { openCouponCommand } from '../contract.ts';
import type { Cadence } from './PriceCell.ts';
import { firstOdds, type FirstOdds } from './firstOdds.ts';
import { OddsCells, type OddsCellsOptions } from './OddsCells.ts';
import type { OddsEvent } from './OddsEvent.ts';
import { VisibilityGateContext } from './VisibilityGate.ts';
import { useBetting } from '../service/useBetting.ts';

interface OddsCellsChoice {
  readonly event: OddsEvent;
  readonly cadence: Cadence;
  /** Formats the price in place of the chosen format; keep the function the same. */
  readonly textOf?: ((thousandths: number) => string) | undefined;
}

/** A component's odds: call `show` in a layout effect. Released with it. */
export function useOddsCells({ event, cadence, textOf }: OddsCellsChoice): {
  readonly cells: OddsCells;
  readonly options: OddsCellsOptions;
  /** Texts with which the buttons are rendered; the cells write into them from then on. */
  readonly first: FirstOdds;
  /** Absent where no coupon takes presses. */
  readonly press: OddsCells['press'] | undefined;
} {
  const betting = useBetting();
  const { announcer, clock, commands, navigation } = useServices();
  const t = useTranslate('betting');
  const isMobile = useLayoutKind() === 'mobile';
  const gate = use(VisibilityGateContext);
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
      pageType: () => navigation.params['pageType'],
      goToCoupon: isMobile
        ? undefined
        : () => void commands.run(openCouponCommand, { isFocused: true }),
    }),
    [betting, event, t, gate, cadence, textOf, clock, announcer, commands, navigation, isMobile],
  );
  useLayoutEffect(() => cells.dispose, [cells]);
  const [first] = useState(() => firstOdds(betting, options.textOf));
  return { cells, options, first, press: betting.hasCoupon ? cells.press : undefined };
}
