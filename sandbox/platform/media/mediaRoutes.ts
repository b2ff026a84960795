import type { StreamWire } from '#wire';
import { ApiError, notFound } from '../http/ApiError.ts';
import { pathId } from '../http/readQuery.ts';
import { readControl, within } from '../../control/readControl.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import { movieHead } from './movieBoxes.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const streams = '/web-api/media/v1/games/:id';
const head = movieHead();

/**
 * Broadcasts: a caller with a video token gets the address of the stream, and every part of it
 * requires the token again.
 */
export function addMediaRoutes(
  app: SandboxApp,
  { broadcasts, line, signedTokens, feed }: SandboxPlatform,
): void {
  const admitted = (context: SandboxContext, id: string | undefined): number => {
    if (signedTokens.verify('video', context.req.query('token')) === undefined)
      throw new ApiError(
        403,
        'video_token_invalid',
        'The video token is missing or over: ask for another one',
      );
    if (broadcasts.isDown)
      throw new ApiError(503, 'broadcast_down', 'The broadcast has no picture just now');
    const gameId = pathId(id ?? '');
    if (gameId === undefined || !broadcasts.has(gameId))
      throw notFound(
        'broadcast_unknown',
        `There is no broadcast of game ${(id ?? '').slice(0, 40)}`,
      );
    return gameId;
  };
  const tokenQuery = (context: SandboxContext): string =>
    new URLSearchParams({ token: context.req.query('token') ?? '' }).toString();

  app.get(`${streams}/stream`, (context) => {
    const gameId = admitted(context, context.req.param('id'));
    return context.json<StreamWire>({
      url: `/web-api/media/v1/games/${gameId}/live.m3u8?${tokenQuery(context)}`,
      delay_s: broadcasts.delayS,
    });
  });

  app.get(`${streams}/live.m3u8`, (context) => {
    const playlist = broadcasts.playlist(
      admitted(context, context.req.param('id')),
      tokenQuery(context),
    );
    if (playlist === undefined) throw notFound('broadcast_unknown', 'The broadcast is over');
    return context.body(playlist, 200, {
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'no-store',
    });
  });

  app.get(`${streams}/:part`, (context) => {
    const gameId = admitted(context, context.req.param('id'));
    const part = context.req.param('part') ?? '';
    const index = /^(\d{1,9})\.m4s$/.exec(part)?.[1];
    const bytes =
      part === 'head.mp4'
        ? head
        : index === undefined
          ? undefined
          : broadcasts.segment(gameId, Number(index));
    if (bytes === undefined)
      throw notFound('segment_unknown', 'This part of the broadcast is not there');
    return context.body(bytes.slice().buffer, 200, {
      'content-type': 'video/mp4',
      'cache-control': 'private, max-age=60',
    });
  });

  app.post('/sandbox/v1/media', async (context) => {
    const body = await readControl(context, {
      gameId: 'integer',
      hasVideo: 'boolean',
      delayS: within(2, 120),
      isDown: 'boolean',
    });
    if (
      body.hasVideo !== undefined &&
      (body.gameId === undefined || !line.setVideo(body.gameId, body.hasVideo))
    )
      throw notFound('game_unknown', '/gameId must be the number of a game that is offered');
    broadcasts.delayS = body.delayS ?? broadcasts.delayS;
    broadcasts.isDown = body.isDown ?? broadcasts.isDown;
    feed.flush();
    return context.json({ ok: true });
  });
}
