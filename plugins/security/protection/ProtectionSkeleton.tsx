import {
  Actions,
  Badge,
  Button,
  RecordList,
  RecordRow,
  Panel,
  PanelBody,
  PanelHead,
  PanelText,
  Switch,
  useTranslate,
} from '#core/ui';
import { ProtectionLevelSkeleton } from './ProtectionLevel.tsx';
import { protections } from './Security.ts';

/** Placeholder of the first three panels, with their heights. */
export function ProtectionSkeleton() {
  const t = useTranslate('security');
  const tWays = useTranslate('security.ways');
  return (
    <>
      <Panel as="div" aria-busy="true" aria-hidden="true">
        <PanelHead title={t('protection')} />
        <ProtectionLevelSkeleton />
        <RecordList>
          {protections.map((id) => (
            <RecordRow
              key={id}
              name={t(`row.${id}`)}
              actions={<Badge tone="neutral">{'\u00a0'}</Badge>}
            />
          ))}
        </RecordList>
      </Panel>
      <Panel as="div" aria-busy="true" aria-hidden="true">
        <PanelHead title={t('twoStep')} />
        <PanelBody>
          <PanelText>{t('twoStep.text')}</PanelText>
          <Actions>
            <Button isDisabled>{t('twoStep.begin')}</Button>
          </Actions>
        </PanelBody>
      </Panel>
      <Panel as="div" aria-busy="true" aria-hidden="true">
        <PanelHead title={tWays('email')} />
        <PanelBody>
          <PanelText>{tWays('email.text')}</PanelText>
          <Switch
            label={tWays('email.switch')}
            isOn={false}
            isDisabled
            onChange={() => undefined}
          />
        </PanelBody>
      </Panel>
    </>
  );
}
