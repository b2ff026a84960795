import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { useHoldQuestions } from '../../auth/ui.ts';
import { OpenPayment } from './OpenPayment.tsx';

/** Page of a payment for which the person has to do something on the site. */
export const PayPage = observer(function PayPage() {
  const { navigation } = useServices();
  useHoldQuestions();
  const id = navigation.params['payment'] ?? '';
  return <OpenPayment key={id} id={id} />;
});
