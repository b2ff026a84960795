import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Actions, ButtonLink, PanelBody, ResourcePanel, useServices, useTranslate } from '#core/ui';
import { securityRoute } from '../../auth/contract.ts';
import { usePersonResource } from '../../auth/ui.ts';
import { ProtectionLevel, ProtectionLevelSkeleton } from './ProtectionLevel.tsx';
import { createProtection } from './createProtection.ts';

/** Protection level on the account page, with a link to improve it. */
export const AccountProtection = observer(function AccountProtection() {
  const t = useTranslate('security');
  const services = useServices();
  const [protection] = useState(() => createProtection(services));
  usePersonResource(protection);
  return (
    <ResourcePanel
      title={t('protection')}
      resource={protection}
      skeleton={<ProtectionLevelSkeleton />}
      foot={
        <PanelBody>
          <Actions>
            <ButtonLink size="sm" to={{ name: securityRoute }}>
              {t('menu')}
            </ButtonLink>
          </Actions>
        </PanelBody>
      }
    >
      {({ level }) => <ProtectionLevel level={level} />}
    </ResourcePanel>
  );
});
