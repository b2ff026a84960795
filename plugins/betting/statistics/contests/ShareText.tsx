import { observer } from 'mobx-react-lite';
import { useServices } from '#core/ui';
import { percentText } from './percentText.ts';

export const ShareText = observer(function ShareText({ share }: { readonly share: number }) {
  const { environment } = useServices();
  return (
    <b className="num" translate="no">
      {percentText(share, environment.language)}
    </b>
  );
});
