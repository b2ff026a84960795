import { getCookie, setCookie } from 'hono/cookie';
import type {
  CallbackAnswer,
  ChatAnswer,
  SupportOptions,
  SupportRequest,
  SupportRequestAnswer,
  SupportRequests,
  SupportUnread,
} from '#wire';
import {
  isAskCallback,
  isAskSupport,
  isBeginChat,
  isSendChatMessage,
} from '#wire/validators/support.js';
import { isSecure } from '../accounts/sign-in/sessionCookies.ts';
import type { User } from '../accounts/Users.ts';
import { oneOf, readControl } from '../../control/readControl.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import { readIdempotencyKey } from '../http/readIdempotencyKey.ts';
import { pathId, queryInteger, queryOf } from '../http/readQuery.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import { newVisitorId } from './SupportService.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

/** Owner of a visitor's chat: HttpOnly, ends with the browser session. */
const visitorCookie = 'grandstand_visitor';

export function addSupportRoutes(
  app: SandboxApp,
  { support, user, limits }: SandboxPlatform,
): void {
  const optionalUser = (context: SandboxContext): User | undefined =>
    context.req.header('authorization') === undefined ? undefined : user(context);

  /** The person, or the browser of a visitor. */
  const ownerOf = (context: SandboxContext, person: User | undefined): string => {
    if (person !== undefined) return `user:${person.id}`;
    const known = getCookie(context, visitorCookie);
    if (known !== undefined && /^[\w-]{24}$/.test(known)) return `visitor:${known}`;
    const fresh = newVisitorId();
    setCookie(context, visitorCookie, fresh, {
      path: '/web-api/support',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure(context),
    });
    return `visitor:${fresh}`;
  };

  app.get('/web-api/support/v1/options', (context) =>
    context.json<SupportOptions>(support.offers()),
  );

  app.post('/web-api/support/v1/requests', async (context) => {
    const person = optionalUser(context);
    const key = readIdempotencyKey(context);
    const body = await readBody(context, isAskSupport);
    if (person === undefined) {
      const target = body.email?.trim().toLowerCase() ?? '';
      limits.targets.check(target);
      limits.letters.count(context.var.caller.address);
      limits.targets.add(target);
    }
    return context.json<SupportRequestAnswer>(
      {
        request: support.createRequest(
          ownerOf(context, person),
          person,
          key,
          body,
          context.var.language,
        ),
      },
      201,
    );
  });

  app.get('/web-api/support/v1/requests', (context) =>
    context.json<SupportRequests>({ requests: support.requestsOf(user(context).id) }),
  );

  app.post('/web-api/support/v1/requests/read', (context) => {
    const { id } = user(context);
    support.markRead(id);
    return context.json<SupportUnread>({ unread: support.unreadOf(id) });
  });

  app.post('/web-api/support/v1/callbacks', async (context) => {
    const { id } = user(context);
    const { phone } = await readBody(context, isAskCallback);
    return context.json<CallbackAnswer>(support.requestCallback(id, phone), 201);
  });

  app.post('/web-api/support/v1/chat', async (context) => {
    const person = optionalUser(context);
    const { consultantId } = await readBody(context, isBeginChat);
    const owner = ownerOf(context, person);
    if (person === undefined && !support.hasChat(owner))
      limits.chats.count(context.var.caller.address);
    return context.json<ChatAnswer>(support.beginChat(owner, consultantId, context.var.language));
  });

  app.get('/web-api/support/v1/chat', (context) =>
    context.json<ChatAnswer>(
      support.readChat(ownerOf(context, optionalUser(context)), readAfter(context)),
    ),
  );

  app.post('/web-api/support/v1/chat/messages', async (context) => {
    const person = optionalUser(context);
    const key = readIdempotencyKey(context);
    const { text } = await readBody(context, isSendChatMessage);
    const owner = ownerOf(context, person);
    limits.chatMessages.count(owner);
    return context.json<ChatAnswer>(
      support.sendChat(owner, key, text, readAfter(context), context.var.language),
    );
  });
}

/** Control API of support; whether it is open was checked before. */
export function addSupportControl(app: SandboxApp, { support }: SandboxPlatform): void {
  app.post('/sandbox/v1/support', async (context) => {
    const { callback, chat, automatic, say } = await readControl(context, {
      callback: 'boolean',
      chat: 'boolean',
      automatic: 'boolean',
      say: 'string',
    });
    if (callback !== undefined) support.state.isCallbackOpen = callback;
    if (chat !== undefined) support.state.isChatOnline = chat;
    if (automatic !== undefined) support.state.isAutomatic = automatic;
    if (say !== undefined && !support.sendToNewestChat(say))
      throw new ApiError(409, 'chat_unknown', 'Nobody has begun a chat yet');
    return context.json({ ...support.state });
  });

  app.post('/sandbox/v1/support/requests/:id', async (context) => {
    const { answer, state } = await readControl(context, {
      answer: 'string',
      state: oneOf('new', 'in_work', 'answered', 'closed'),
    });
    const id = pathId(context.req.param('id'));
    if (id === undefined) throw notFound('request_unknown', 'There is no such question');
    return context.json<SupportRequest>(support.updateRequest(id, { answer, state }));
  });
}

function readAfter(context: SandboxContext): number {
  return queryInteger(queryOf(context), 'after', 0, Number.MAX_SAFE_INTEGER, 0);
}
