import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button, Icon, IconButton, Spinner, useServices, useTranslate } from '#core/ui';
import { signInModal } from '../../auth/contract.ts';
import type { VideoSession } from './VideoSession.ts';
import { VideoFailure } from './VideoFailure.tsx';
import styles from './VideoScreen.module.css';

interface VideoScreenProps {
  readonly session: VideoSession;
  readonly title: string;
  /** Switches to the zone; undefined if there is none. */
  readonly onZone: (() => void) | undefined;
}

export const VideoScreen = observer(function VideoScreen({
  session,
  title,
  onZone,
}: VideoScreenProps) {
  const t = useTranslate('betting.later');
  const screen = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    if (here === null) return undefined;
    here.append(session.element);
    session.moved();
    return () => {
      if (session.element.parentNode === here) session.element.remove();
    };
  }, [session]);
  const { state } = session;
  const isRunning = state === 'playing' || state === 'loading';
  const delay =
    session.delayS >= saidFromS && isRunning
      ? t('media.delayed', { count: session.delayS })
      : t('betting:delays');
  return (
    <div ref={screen} className={styles.screen} role="group" aria-label={title}>
      <div ref={place} className={styles.picture} />
      {state === 'playing' || state === 'paused' ? (
        <span className={styles.live} data-paused={state === 'paused' ? '' : undefined}>
          {t('media.live')}
        </span>
      ) : null}
      <Cover session={session} onZone={onZone} />
      <div className={styles.bar}>
        <IconButton
          icon={isRunning ? 'player-pause' : 'player-play'}
          label={t(isRunning ? 'media.pause' : 'media.play')}
          aria-disabled={!isRunning && state !== 'paused'}
          onClick={() => (isRunning ? session.pause() : state === 'paused' && session.play())}
        />
        <IconButton
          icon={session.isMuted ? 'volume-off' : 'volume'}
          label={t(session.isMuted ? 'media.unmute' : 'media.mute')}
          onClick={() => session.setMuted(!session.isMuted)}
        />
        <span className={styles.delay} title={delay}>
          <Icon name="clock" size={14} />
          <span>{delay}</span>
        </span>
        <IconButton
          icon="maximize"
          label={t('media.full')}
          onClick={() => void screen.current?.requestFullscreen?.().catch(() => undefined)}
        />
      </div>
    </div>
  );
});

/** A smaller delay is not mentioned. */
const saidFromS = 5;

const Cover = observer(function Cover({
  session,
  onZone,
}: Pick<VideoScreenProps, 'session' | 'onZone'>) {
  const t = useTranslate('betting.later');
  switch (session.state) {
    case 'playing':
      return null;
    case 'paused':
      return (
        <button
          type="button"
          className={styles.cover}
          aria-label={t('media.play')}
          onClick={session.play}
        >
          <span className={styles.start}>
            <Icon name="player-play" isFilled size={28} />
          </span>
        </button>
      );
    case 'waiting':
    case 'loading':
      return (
        <div className={styles.cover}>
          <Spinner />
        </div>
      );
    case 'refused':
    case 'gone':
    case 'unsupported':
      return (
        <VideoFailure
          why={session.state === 'refused' ? 'failed' : session.state}
          onRetry={session.canRetry ? session.retry : undefined}
          onZone={onZone}
        />
      );
  }
});

export function SignInToWatch() {
  const t = useTranslate('betting.later');
  const { modals } = useServices();
  return (
    <div className={styles.screen}>
      <div className={styles.cover}>
        <p>{t('media.sign-in')}</p>
        <Button onClick={() => void modals.open(signInModal, {})}>
          {t('media.sign-in-action')}
        </Button>
      </div>
    </div>
  );
}
