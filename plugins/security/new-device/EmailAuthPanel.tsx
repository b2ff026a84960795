import { observer } from 'mobx-react-lite';
import { Alert, Panel, PanelBody, PanelHead, PanelText, Switch, useTranslate } from '#core/ui';
import type { Protection } from '../protection/Security.ts';
import type { TwoStepSetupStore } from '../two-step/TwoStepSetupStore.ts';

interface EmailAuthPanelProps {
  readonly store: TwoStepSetupStore;
  readonly protection: Protection;
}

/** Switch of the confirmation of new devices by e-mail. */
export const EmailAuthPanel = observer(function EmailAuthPanel({
  store,
  protection: { isEmailAuthOn, canTurnOnEmailAuth },
}: EmailAuthPanelProps) {
  const t = useTranslate('security.ways');
  const isClosed = !isEmailAuthOn && !canTurnOnEmailAuth;
  return (
    <Panel aria-labelledby="email-auth">
      <PanelHead id="email-auth" title={t('email')} />
      <PanelBody>
        <PanelText>{t('email.text')}</PanelText>
        {isClosed ? <Alert tone="info">{t('email.unconfirmed')}</Alert> : null}
        <Switch
          label={t('email.switch')}
          isOn={isEmailAuthOn}
          isDisabled={isClosed || store.changing.isBusy}
          onChange={(isOn) => void store.setEmailAuth(isOn)}
        />
      </PanelBody>
    </Panel>
  );
});
