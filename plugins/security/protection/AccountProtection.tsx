import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import {
  Actions,
  ButtonLink,
  Panel,
  PanelBody,
  PanelHead,
  ResourceView,
  useServices,
  useTranslate,
} from '#core/ui';
import { securityRoute } from '../../auth/contract.ts';
import { usePersonResource } from '../../auth/ui.ts';
import { ProtectionLevel, ProtectionLevelSkeleton } from './ProtectionLevel.tsx';
import { createProtection } from './createProtection.ts';

/** On the account page: how well the account is protected, with the way to make it better. */
export const AccountProtection = observer(function AccountProtection() {
  const t = useTranslate('security');
  const id = useId();
  const services = useServices();
  const [protection] = useState(() => createProtection(services));
  usePersonResource(protection);
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={t('protection')} />
      <ResourceView resource={protection} skeleton={<ProtectionLevelSkeleton />} missing={null}>
        {({ level }) => <ProtectionLevel level={level} />}
      </ResourceView>
      <PanelBody>
        <Actions>
          <ButtonLink size="sm" to={{ name: securityRoute }}>
            {t('menu')}
          </ButtonLink>
        </Actions>
      </PanelBody>
    </Panel>
  );
});
