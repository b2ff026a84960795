import type { Page } from '@playwright/test';
import { Line } from '../stage/Line.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, test, type Stage } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';
import { toTransportStream } from '../stage/toTransportStream.ts';

/** Subdomain of a host in the configuration of the stage. */
const videoHost = 'https://eu.video.example';

const say = (key: string): string => textOf('en', `betting.later:media.${key}`);

/** Browsers without the licence play no H.264. */
async function isPlayed(page: Page): Promise<boolean> {
  return page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.42c01e"'));
}

function isRunning(video: HTMLVideoElement): boolean {
  return video.videoWidth > 0 && !video.paused && video.currentTime > 0;
}

test('BET-308 BET-310 BET-311 a broadcast continues above other pages until it is closed, and the zone shows the ball', async ({
  page,
  context,
  stage,
}) => {
  const [match] = await new Line(stage).games('live', 1);
  await stage.control.media({ gameId: match!.id, hasVideo: true });
  // The match is paused, so it does not end meanwhile; time and pictures go on.
  await stage.control.pace(0);
  await signInBeside(context, stage.baseURL);
  await page.goto(`${stage.baseURL}/en/live/1/${match!.champId}/${match!.id}`);
  await expect(page.locator('figure svg[data-surface="football"] circle').first()).toBeVisible();

  await page.getByRole('tab', { name: say('video') }).click();
  const video = page.locator('video');
  const canPlay = await isPlayed(page);
  if (canPlay)
    await expect.poll(async () => video.evaluate(isRunning), { timeout: 20_000 }).toBe(true);
  else await expect(page.getByText(say('unsupported'))).toBeVisible();

  await page.getByRole('button', { name: say('detach') }).click();
  const player = page.getByRole('region', { name: say('floating').replace('{{name}}', '') });
  await expect(player).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: textOf('en', 'betting:menu.sports') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/?$/);
  await expect(player).toBeVisible();
  if (canPlay)
    await expect
      .poll(async () => video.evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(false);

  await player.getByRole('button', { name: say('move') }).press('ArrowUp');
  await expect(player).toHaveAttribute('data-place', 'start');
  await player.getByRole('button', { name: say('close') }).press('Enter');
  await expect(player).toBeHidden();
  await expect(video).toHaveCount(0);
});

/** An operator's host with the sandbox's broadcast in two bit rates of transport streams. */
async function sendAsTransportStream(page: Page, stage: Stage): Promise<readonly string[]> {
  const asked: string[] = [];
  let streamUrl = new URL(stage.baseURL);
  await page.route('**/web-api/media/v1/games/*/stream?*', async (route) => {
    const answer = await route.fetch();
    const { url, ...rest } = (await answer.json()) as { readonly url: string };
    streamUrl = new URL(url, stage.baseURL);
    await route.fulfill({ json: { ...rest, url: `${videoHost}/choice.m3u8` } });
  });
  const bytesOf = async (path: string): Promise<Buffer> => {
    const url = new URL(path, streamUrl);
    url.search = streamUrl.search;
    return Buffer.from(await (await fetch(url)).arrayBuffer());
  };
  await page.route(`${videoHost}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    asked.push(name);
    const rates = ['low', 'high'].map(
      (rate, index) =>
        `#EXT-X-STREAM-INF:BANDWIDTH=${2_000_000 * (index + 1)},CODECS="avc1.42c01e"\n${rate}.m3u8`,
    );
    const body =
      name === 'choice.m3u8'
        ? ['#EXTM3U', ...rates].join('\n')
        : name.endsWith('.m3u8')
          ? (await bytesOf('live.m3u8'))
              .toString()
              .replace(/#EXT-X-MAP.*\n/, '')
              .replaceAll(/^(\d+)\.m4s.*$/gm, '$1.ts')
          : toTransportStream(
              await bytesOf('head.mp4'),
              await bytesOf(name.replace('.ts', '.m4s')),
            );
    await route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

test('BET-312 BET-314 EDG-318 a broadcast in transport streams of several bit rates plays from a host that the brand names', async ({
  page,
  context,
  stage,
}) => {
  const [match] = await new Line(stage).games('live', 1);
  await stage.control.media({ gameId: match!.id, hasVideo: true });
  await signInBeside(context, stage.baseURL);
  const asked = await sendAsTransportStream(page, stage);
  await page.goto(`${stage.baseURL}/en/live/1/${match!.champId}/${match!.id}`);
  await page.getByRole('tab', { name: say('video') }).click();
  await expect
    .poll(() => asked.filter((name) => name.endsWith('.ts')).length, { timeout: 20_000 })
    .toBeGreaterThan(2);
  expect(asked.slice(0, 2)).toEqual(['choice.m3u8', expect.stringMatching(/^(?:low|high)\.m3u8$/)]);
  if (await isPlayed(page))
    await expect.poll(async () => page.locator('video').evaluate(isRunning)).toBe(true);
});
