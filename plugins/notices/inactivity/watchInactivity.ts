import { reaction } from 'mobx';
import { createModalToken, type CoreServices, type Dispose } from '#core';
import { signInModal } from '../../auth/contract.ts';
import { storedSignOff } from './inactivity.ts';
import { InactivityStore } from './InactivityStore.ts';
import { signOff } from './signOff.ts';

/** `gone`: the question answered itself, by another tab or the sign-out. */
const inactivityModal = createModalToken<
  { readonly store: InactivityStore },
  'stay' | 'sign-out' | 'gone'
>('notices.inactivity');

const signs = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel'] as const;
const throttleMs = 100;

/** Signs out who does nothing for the configured minutes, after having asked. */
export function watchInactivity(services: CoreServices): Dispose {
  const { clock, config, modals, navigation, scheduler, session, storage, tabs } = services;
  if (!config.site.isAutoLogoffEnable) return () => undefined;
  const store = new InactivityStore({
    clock,
    scheduler,
    session,
    storage,
    tabs,
    minutes: config.site.autoLogoffInactiveMinutes,
    isMediaPlaying,
    signOff: () => void signOff(services).then(navigation.reload),
  });

  let notedAtMs = Number.NEGATIVE_INFINITY;
  const note = (): void => {
    const nowMs = clock.monotonicMs();
    if (nowMs - notedAtMs < throttleMs) return;
    notedAtMs = nowMs;
    store.note();
  };
  for (const sign of signs) document.addEventListener(sign, note, { capture: true, passive: true });
  window.addEventListener('resize', note, { passive: true });

  const stopAsking = reaction(
    () => store.leftS !== undefined,
    async (isAsked) => {
      if (!isAsked) return;
      const answer = await modals.open(inactivityModal, { store });
      if (answer === 'sign-out') void signOff(services).then(navigation.reload);
      else if (answer !== 'gone') store.confirm();
    },
  );
  return () => {
    stopAsking();
    for (const sign of signs) document.removeEventListener(sign, note, { capture: true });
    window.removeEventListener('resize', note);
    store.dispose();
  };
}

/** Whether media plays that a person watches or hears; a muted loop is decoration. */
function isMediaPlaying(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    (media) => !media.paused && !media.ended && !(media.muted && media.loop),
  );
}

/** Says once, after the load that follows, why the person is no longer signed in. */
export async function notifySignOff({
  i18n,
  modals,
  notices,
  session,
  storage,
}: CoreServices): Promise<void> {
  const left = storage.value(storedSignOff);
  const minutes = left.read();
  if (minutes === 0) return;
  await Promise.all([session.ready, i18n.loadNamespace('notices.later')]);
  left.remove();
  if (session.isAuthed) return;
  notices.add({
    group: 'session',
    kind: 'without-timeout',
    tone: 'info',
    title: i18n.t('notices.later:signedOff.title'),
    text: i18n.t('notices.later:signedOff.text', { count: minutes }),
    actions: [
      {
        id: 'sign-in',
        label: i18n.t('notices.later:signedOff.signIn'),
        run: () => void modals.open(signInModal, {}),
      },
    ],
  });
}
