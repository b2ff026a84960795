import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { FrameStore } from '#core/data';
import {
  Actions,
  Button,
  Panel,
  PanelBody,
  PanelHead,
  PanelText,
  Spinner,
  useServices,
  useTranslate,
} from '#core/ui';
import type { Visit } from '../verification/Identity.ts';
import type { WaysStore } from './WaysStore.ts';
import styles from './WayFrame.module.css';

interface WayFrameProps {
  readonly store: WaysStore;
  readonly visit: Visit;
  readonly name: string;
}

/** The provider's page in a frame: the site sees nothing of what is shown or typed there. */
export const WayFrame = observer(function WayFrame({ store, visit, name }: WayFrameProps) {
  const t = useTranslate('identity.page');
  const services = useServices();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [frame] = useState(
    () =>
      new FrameStore(services, visit, {
        onDone: (words) => void store.finish(words),
        onLeave: store.leaveFrame,
        onEscape: () => cancelRef.current?.focus(),
      }),
  );
  useEffect(() => frame.start(() => frameRef.current?.contentWindow), [frame]);
  return (
    <Panel aria-labelledby="identity-frame">
      <PanelHead id="identity-frame" title={name} />
      <PanelBody>
        {frame.isReady ? null : (
          <PanelText>
            <Spinner /> {t('frame.waiting', { name })}
          </PanelText>
        )}
        <iframe
          ref={frameRef}
          title={t('frame.title', { name })}
          src={visit.url}
          className={styles.frame}
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
        />
        <Actions>
          <Button ref={cancelRef} onClick={store.cancelFrame}>
            {t('frame.cancel')}
          </Button>
          <Button variant="ghost" icon="external-link" onClick={store.leaveFrame}>
            {t('frame.leave')}
          </Button>
        </Actions>
      </PanelBody>
    </Panel>
  );
});
