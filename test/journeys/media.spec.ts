import { Line } from '../stage/Line.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

const say = (key: string): string => textOf('en', `betting.later:media.${key}`);

test('BET-308 BET-310 BET-311 a broadcast goes on above other pages until it is closed, and the zone shows the ball', async ({
  page,
  context,
  stage,
}) => {
  const [match] = await new Line(stage).games('live', 1);
  await stage.control.media({ gameId: match!.id, hasVideo: true });
  // The match stands, so it does not end meanwhile; time and its pictures go on.
  await stage.control.pace(0);
  await signInBeside(context, stage.baseURL);
  await page.goto(`${stage.baseURL}/en/live/1/${match!.champId}/${match!.id}`);
  await expect(page.locator('figure svg[data-surface="football"] circle').first()).toBeVisible();

  await page.getByRole('tab', { name: say('video') }).click();
  const video = page.locator('video');
  const isPlayed = await page.evaluate(() =>
    MediaSource.isTypeSupported('video/mp4; codecs="avc1.42c01e"'),
  );
  if (isPlayed)
    await expect
      .poll(
        async () =>
          video.evaluate(
            (element: HTMLVideoElement) =>
              element.videoWidth > 0 && !element.paused && element.currentTime > 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
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
  if (isPlayed)
    await expect
      .poll(async () => video.evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(false);

  await player.getByRole('button', { name: say('move') }).press('ArrowUp');
  await expect(player).toHaveAttribute('data-block', 'start');
  await player.getByRole('button', { name: say('close') }).press('Enter');
  await expect(player).toBeHidden();
  await expect(video).toHaveCount(0);
});
