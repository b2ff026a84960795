import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { useHoldQuestions } from '../../auth/ui.ts';
import { OpenPayment } from './OpenPayment.tsx';

/** What the person does for a payment on a page of ours, whatever the provider asks for. */
export const PayPage = observer(function PayPage() {
  const { navigation } = useServices();
  useHoldQuestions();
  const id = navigation.params['payment'] ?? '';
  return <OpenPayment key={id} id={id} />;
});
