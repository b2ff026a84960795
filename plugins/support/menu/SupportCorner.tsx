import { observer } from 'mobx-react-lite';
import { lazy, useEffect } from 'react';
import { AsyncBoundary, useLayoutKind, useService, useServices } from '#core/ui';
import { supportToken } from '../contract.ts';
import type { SupportStore } from './SupportStore.ts';
import { SupportButton } from './SupportButton.tsx';

const ChatWindow = lazy(async () => ({
  default: (await import('../chat/ChatWindow.tsx')).ChatWindow,
}));

/** Query parameter with which payments send a person to the consultant: `payment_consultant=1`. */
const consultantQuery = ['payment_consultant', '1'] as const;

/** Support on every page: its button beside the page on a desktop, and the chat. */
export const SupportCorner = observer(function SupportCorner() {
  const store = useService(supportToken) as SupportStore;
  const { navigation } = useServices();
  const layout = useLayoutKind();
  const [name, value] = consultantQuery;
  const isSentHere = navigation.query.get(name) === value;

  useEffect(() => {
    if (isSentHere) store.openChat();
  }, [isSentHere, store]);

  return (
    <>
      {layout === 'desktop' ? <SupportButton store={store} /> : null}
      {store.isChatOpen && store.settings.consultantId !== undefined ? (
        <AsyncBoundary fallback={null}>
          <ChatWindow
            consultantId={store.settings.consultantId}
            isMobile={layout === 'mobile'}
            onClose={store.closeChat}
          />
        </AsyncBoundary>
      ) : null}
    </>
  );
});
