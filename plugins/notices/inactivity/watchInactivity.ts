import { reaction } from 'mobx';
import { createModalToken, type CoreServices, type Dispose } from '#core';
import { signInModal } from '../../auth/contract.ts';
import { storedSignOff } from './inactivity.ts';
import { InactivityStore } from './InactivityStore.ts';
import { signOff } from './signOff.ts';

/** `gone`: answered elsewhere, by activity, another tab or the sign-out. */
const inactivityModal = createModalToken<{ readonly store: InactivityStore }, 'stay' | 'gone'>(
  'notices.inactivity',
);

const moves = ['pointermove', 'wheel', 'resize'] as const;
const presses = ['mousedown', 'keydown', 'touchstart', 'touchmove'] as const;
/**
 * While the prompt is open a press counts at its end: a dialog that closes earlier would pass the
 * click of the finger, or Enter, to the element below.
 */
const ends = ['keyup', 'click', 'touchend'] as const;
/** Time within which the browser sends the click of a lifted finger. */
const clickAfterTouchMs = 400;
const throttleMs = 100;

/** Signs a person out after the configured minutes without activity, after a prompt. */
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
  let cancelTouch: Dispose = () => undefined;
  const onMove = (event: Event): void => {
    // Fingers are handled by touch events.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    note();
  };
  const onPress = (): void => {
    if (store.leftS === undefined) note();
  };
  const onEnd = (event: Event): void => {
    if (store.leftS === undefined) return;
    cancelTouch();
    if (event.type === 'touchend') cancelTouch = scheduler.after(clickAfterTouchMs, note);
    else note();
  };
  const listening = new AbortController();
  for (const [types, listener] of [
    [moves, onMove],
    [presses, onPress],
    [ends, onEnd],
  ] as const)
    for (const type of types)
      window.addEventListener(type, listener, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });

  const stopAsking = reaction(
    () => store.leftS !== undefined,
    async (isAsked) => {
      if (!isAsked) return;
      const answer = await modals.open(inactivityModal, { store });
      if (answer !== 'gone') store.note();
    },
  );
  return () => {
    stopAsking();
    listening.abort();
    cancelTouch();
    store.dispose();
  };
}

/** Returns whether media plays that a person watches or hears; a muted loop is decoration. */
function isMediaPlaying(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    (media) => !media.paused && !media.ended && !(media.muted && media.loop),
  );
}

/** Shows once, after the following load, why the person is no longer signed in. */
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
  const close = notices.add({
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
  const stop = session.onChange(({ kind }) => {
    if (kind !== 'signed-in') return;
    stop();
    close();
  });
}
