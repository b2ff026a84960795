import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { Spinner, useServices } from '#core/ui';
import type { Media } from './Media.ts';
import type { MediaStore } from './MediaStore.ts';
import { VideoFailure } from './VideoFailure.tsx';
import { SignInToWatch, VideoScreen } from './VideoScreen.tsx';

interface WatchedVideoProps {
  readonly store: MediaStore;
  readonly media: Media;
  readonly onZone: (() => void) | undefined;
}

/** A chosen broadcast: the same video element on the page and floating. */
export const WatchedVideo = observer(function WatchedVideo({
  store,
  media,
  onZone,
}: WatchedVideoProps) {
  const { reports, session } = useServices();
  const { eventId } = media;
  const isAuthed = session.state.kind === 'signed-in';
  const [hasFailed, setFailed] = useState(false);
  const watch = useCallback(() => {
    setFailed(false);
    store.watch(eventId).catch((error: unknown) => {
      setFailed(true);
      reports.report(error, { plugin: 'betting', contribution: 'media' });
    });
  }, [reports, store, eventId]);
  useEffect(() => {
    if (isAuthed) watch();
  }, [watch, isAuthed]);
  if (session.state.kind === 'anonymous') return <SignInToWatch />;
  const video = store.video?.eventId === eventId ? store.video : undefined;
  if (hasFailed) return <VideoFailure why="failed" onRetry={watch} onZone={onZone} />;
  return video === undefined ? (
    <Spinner />
  ) : (
    <VideoScreen session={video} title={media.title} onZone={onZone} />
  );
});
