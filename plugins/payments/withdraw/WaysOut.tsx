import { observer } from 'mobx-react-lite';
import { ButtonLink, EmptyState, Panel, useFormat, useTranslate } from '#core/ui';
import { depositRoute } from '../contract.ts';
import { MethodChoice, type MethodNote } from '../order/MethodChoice.tsx';
import type { Method, Methods } from '../payment/Payment.ts';
import { mostOut } from './mostOut.ts';
import type { WithdrawStore } from './WithdrawStore.ts';

interface WaysOutProps {
  readonly store: WithdrawStore;
  readonly methods: Methods;
}

/** Instruments to which money can go back, each with its current amount. */
export const WaysOut = observer(function WaysOut({ store, methods }: WaysOutProps) {
  const t = useTranslate('payments');
  const { money } = useFormat();
  const noteOf = (method: Method): MethodNote | undefined => {
    const { least } = method;
    const minor = mostOut(method, methods);
    if (minor >= least.minor) return undefined;
    return minor === 0
      ? { text: t('payments.later:withdraw.off', { least: money(least) }), isOff: true }
      : {
          text: t('payments.later:withdraw.whole', { amount: money({ ...least, minor }) }),
          isOff: false,
        };
  };
  return (
    <Panel>
      {methods.methods.length === 0 ? (
        <EmptyState
          icon="wallet"
          title={t('withdraw.none.title')}
          text={t('withdraw.none.text')}
          action={<ButtonLink to={{ name: depositRoute }}>{t('menu.deposit')}</ButtonLink>}
        />
      ) : (
        <MethodChoice
          legend={t('withdraw.methods')}
          methods={methods.methods}
          isChosen={({ instrument }) => instrument?.id === store.instrumentId}
          onChoose={({ instrument }) => store.choose(instrument?.id)}
          noteOf={noteOf}
        />
      )}
    </Panel>
  );
});
