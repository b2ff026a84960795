import { act, fireEvent, waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VideoSession } from './VideoSession.ts';
import { refusal } from '../../../test/network/answer.ts';
import { settled } from '../testing/ScriptedLine.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { VideoScreen } from './VideoScreen.tsx';

let play: ReturnType<typeof vi.fn>;

beforeEach(() => {
  play = vi.fn(() => Promise.resolve());
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'play').mockImplementation(play as typeof media.play);
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(media, 'load').mockImplementation(() => undefined);
  // A phone: no Media Source, but a player of its own.
  vi.spyOn(media, 'canPlayType').mockReturnValue('maybe');
});

afterEach(() => vi.restoreAllMocks());

const stream = {
  'betting.stream': { url: '/web-api/media/v1/games/1/live.m3u8?token=signed', delay_s: 12 },
};

async function openVideo(
  token: { token: string | undefined } = { token: 'signed' },
  answers: Readonly<Record<string, unknown>> = stream,
) {
  const stage = await createBettingStage();
  stage.platform.answers = answers;
  const session = new VideoSession(stage.services, token, 1);
  const asked = (): number =>
    stage.platform.calls.filter(({ id }) => id === 'betting.stream').length;
  const tell = (name: string): void =>
    act(() => void session.element.dispatchEvent(new Event(name)));
  return { ...stage, session, asked, tell };
}

test('BET-306 BET-790 B23 a broadcast begins without sound, says how far it is behind and can be paused and heard', async () => {
  const { session, render, tell } = await openVideo();
  const { findByText, getByRole, queryByText } = render(
    <VideoScreen session={session} title="Harbour City – Kingsport" onZone={undefined} />,
  );
  await waitFor(() =>
    expect(session.element.getAttribute('src')).toBe(
      '/web-api/media/v1/games/1/live.m3u8?token=signed',
    ),
  );
  expect([session.element.muted, session.element.loop, play.mock.calls.length > 0]).toEqual([
    true,
    false,
    true,
  ]);
  tell('playing');
  await findByText('The stream is about 12 seconds behind; odds may be ahead of it.');
  fireEvent.click(getByRole('button', { name: 'Sound on' }));
  expect(session.element.muted).toBe(false);
  fireEvent.click(getByRole('button', { name: 'Pause' }));
  expect(session.state).toBe('paused');
  expect(queryByText(/seconds behind/)).toBeNull();
  expect(queryByText('Broadcasts and scores may be delayed.')).not.toBeNull();
});

test('BET-307 a stream that was refused while the picture had yet to begin is not taken for a pause', async () => {
  let refuse = (): void => undefined;
  play.mockImplementation(
    () =>
      new Promise(
        (_resolve, reject) =>
          (refuse = () =>
            reject(new DOMException('The play() request was interrupted', 'AbortError'))),
      ),
  );
  const { session } = await openVideo();
  await waitFor(() => expect(session.element.src).not.toBe(''));
  session.end('ended');
  refuse();
  await Promise.resolve();
  await Promise.resolve();
  expect(session.state).toBe('gone');
  session.dispose();
});

test('BET-307 a session that was ended while its stream was asked for stays ended', async () => {
  const broken = { 'betting.stream': refusal(501, 'no_stream') };
  const { session, time, asked } = await openVideo({ token: 'signed' }, broken);
  session.stop();
  await settled();
  act(() => time.advance(10_000));
  expect([session.state, asked()]).toEqual(['waiting', 1]);
  session.dispose();
});

test('BET-307 a stream that breaks is asked for three times with growing waits, then by hand', async () => {
  const { session, render, tell, time, asked } = await openVideo();
  const onZone = vi.fn();
  const { findByText, getByRole } = render(
    <VideoScreen session={session} title="A match" onZone={onZone} />,
  );
  await waitFor(() => expect(session.element.src).not.toBe(''));
  for (const waitMs of [2000, 4000, 6000]) {
    const before = asked();
    tell('error');
    act(() => time.advance(waitMs - 1));
    expect(asked()).toBe(before);
    act(() => time.advance(1));
    await waitFor(() => expect(asked()).toBe(before + 1));
    await waitFor(() => expect(session.element.getAttribute('src')).toEqual(expect.any(String)));
  }
  tell('error');
  await findByText('The stream isn’t available right now');
  fireEvent.click(getByRole('button', { name: 'Follow it on the match tracker' }));
  expect(onZone).toHaveBeenCalledOnce();
  const before = asked();
  fireEvent.click(getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test.each([
  [404, 'The stream has ended'],
  [undefined, 'Your browser can’t play this stream'],
])(
  'BET-540 a broadcast that is not there (%s), or that no player takes, says so',
  async (status, words) => {
    const { session, render, platform } = await (async () => {
      if (status === undefined)
        vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
      const token = { token: undefined as string | undefined };
      const opened = await openVideo(token);
      opened.platform.failsWith = status;
      token.token = 'signed';
      return opened;
    })();
    const { findByText } = render(
      <VideoScreen session={session} title="A match" onZone={undefined} />,
    );
    act(() => session.retry());
    await findByText(words);
    expect(platform.calls.map(({ id }) => id)).toContain('betting.stream');
  },
);

test('BET-308 the picture goes on when its screen moves, and a pause by hand stays one', async () => {
  const { session, render, tell } = await openVideo();
  const first = render(<VideoScreen session={session} title="A match" onZone={undefined} />);
  await waitFor(() => expect(session.element.getAttribute('src')).toEqual(expect.any(String)));
  tell('playing');
  const calls = play.mock.calls.length;
  first.unmount();
  tell('pause');
  expect(session.state).toBe('playing');
  const second = render(<VideoScreen session={session} title="A match" onZone={undefined} />);
  expect(second.container.contains(session.element)).toBe(true);
  expect(play.mock.calls.length).toBe(calls + 1);
  tell('pause');
  tell('playing');
  act(() => session.pause());
  expect(session.state).toBe('paused');
  second.unmount();
  render(<VideoScreen session={session} title="A match" onZone={undefined} />);
  expect(play.mock.calls.length).toBe(calls + 1);
  session.dispose();
  expect(session.element.isConnected).toBe(false);
});

test('BET-539 a new video token is asked with at once and the picture goes on', async () => {
  const token = observable({ token: 'first' as string | undefined });
  const { session, platform, asked, tell } = await openVideo(token);
  await waitFor(() => expect(session.element.getAttribute('src')).toEqual(expect.any(String)));
  tell('playing');
  runInAction(() => (token.token = 'second'));
  await act(settled);
  expect(platform.calls.at(-1)).toMatchObject({
    id: 'betting.stream',
    query: { token: 'second' },
  });
  expect([asked(), session.state]).toEqual([2, 'playing']);
  runInAction(() => (token.token = undefined));
  expect([session.state, session.element.getAttribute('src')]).toEqual(['waiting', null]);
});
