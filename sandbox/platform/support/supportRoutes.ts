import { getCookie, setCookie } from 'hono/cookie';
import type {
  CallbackAnswer,
  ChatAnswer,
  DeskRequestWire,
  IdeaAnswer,
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
  isDeskReply,
  isIdeaRequest,
  isSendChatMessage,
} from '#wire/validators/support.js';
import { requestStates } from '#domain/requests/Request.ts';
import { isSecure } from '../accounts/sign-in/sessionCookies.ts';
import type { User } from '../accounts/Users.ts';
import { oneOf, readControl } from '../../control/readControl.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import { readIdempotencyKey } from '../http/readIdempotencyKey.ts';
import { pathId, queryInteger, queryOf } from '../http/readQuery.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { RequestRow } from '../requests/Requests.ts';
import { Ideas } from './Ideas.ts';
import { newVisitorId } from './SupportService.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

/** Cookie with the owner of a visitor's chat: HttpOnly, ends with the browser session. */
const visitorCookie = 'grandstand_visitor';
const requestsPath = '/web-api/support/v1/requests';

export function addSupportRoutes(
  app: SandboxApp,
  { support, personRequests, user, limits, rights, store, nowMs }: SandboxPlatform,
): void {
  const ideas = new Ideas(store, nowMs);
  personRequests.resume();
  const optionalUser = (context: SandboxContext): User | undefined =>
    context.req.header('authorization') === undefined ? undefined : user(context);

  /** Returns the key of the person, or of a visitor's browser. */
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

  const wire = (row: RequestRow): SupportRequest => ({
    topic: row.topic as SupportRequest['topic'],
    thread: personRequests.wire(row),
  });
  const own = (context: SandboxContext): RequestRow =>
    personRequests.requireOwn(user(context).id, 'support', pathId(context.req.param('id') ?? ''));

  app.post(requestsPath, async (context) => {
    const person = optionalUser(context);
    const key = readIdempotencyKey(context);
    const { topic, text, email, files = [] } = await readBody(context, isAskSupport);
    if (person === undefined) {
      const target = email?.trim().toLowerCase() ?? '';
      limits.targets.check(target);
      limits.messages.count(context.var.caller.source);
      limits.targets.add(target);
      if (!isMailAddress(email ?? ''))
        throw new ApiError(
          400,
          'email_invalid',
          'A visitor gives an e-mail address for the answer',
          { field: 'email' },
        );
    }
    const row = personRequests.create({
      desk: 'support',
      owner: ownerOf(context, person),
      user: person,
      email,
      key,
      topic,
      text,
      files,
      language: context.var.language,
    });
    return context.json<SupportRequestAnswer>({ request: wire(row) }, 201);
  });

  app.get(requestsPath, (context) =>
    context.json<SupportRequests>({
      requests: personRequests.of(user(context).id, 'support').map(wire),
    }),
  );
  app.get(`${requestsPath}/:id`, (context) =>
    context.json<SupportRequestAnswer>({ request: wire(own(context)) }),
  );
  app.post(`${requestsPath}/:id/read`, (context) => {
    const row = own(context);
    personRequests.markRead(row);
    return context.json<SupportUnread>({
      unread: personRequests.unreadOf(row.user_id ?? 0, 'support'),
    });
  });
  app.post(`${requestsPath}/:id/messages`, async (context) => {
    const row = own(context);
    const key = readIdempotencyKey(context);
    const { text, files = [] } = await readBody(context, isDeskReply);
    return context.json<SupportRequestAnswer>({
      request: wire(personRequests.reply(row, { key, text, files })),
    });
  });
  for (const change of ['close', 'reopen'] as const)
    app.post(`${requestsPath}/:id/${change}`, (context) =>
      context.json<SupportRequestAnswer>({ request: wire(personRequests[change](own(context))) }),
    );

  app.post('/web-api/office/v1/ideas', async (context) => {
    const { id } = user(context);
    const key = readIdempotencyKey(context);
    return context.json<IdeaAnswer>(ideas.add(id, key, await readBody(context, isIdeaRequest)));
  });

  app.post('/web-api/support/v1/callbacks', async (context) => {
    const { id } = user(context);
    const { phone } = await readBody(context, isAskCallback);
    return context.json<CallbackAnswer>(support.requestCallback(id, phone), 201);
  });

  app.post('/web-api/support/v1/chat', async (context) => {
    const person = optionalUser(context);
    if (person !== undefined) rights.require(person.id, 'chat');
    const { consultantId } = await readBody(context, isBeginChat);
    const owner = ownerOf(context, person);
    if (person === undefined && !support.hasChat(owner))
      limits.chats.count(context.var.caller.source);
    return context.json<ChatAnswer>(support.beginChat(owner, consultantId, context.var.language));
  });

  app.get('/web-api/support/v1/chat', (context) =>
    context.json<ChatAnswer>(
      support.readChat(ownerOf(context, optionalUser(context)), readAfter(context)),
    ),
  );

  app.post('/web-api/support/v1/chat/messages', async (context) => {
    const person = optionalUser(context);
    if (person !== undefined) rights.require(person.id, 'chat');
    const key = readIdempotencyKey(context);
    const { text } = await readBody(context, isSendChatMessage);
    const owner = ownerOf(context, person);
    limits.chatMessages.count(owner);
    return context.json<ChatAnswer>(
      support.sendChat(owner, key, text, readAfter(context), context.var.language),
    );
  });
}

/** Adds the control API of support; whether it is open was checked before. */
export function addSupportControl(
  app: SandboxApp,
  { support, personRequests }: SandboxPlatform,
): void {
  app.post('/sandbox/v1/support', async (context) => {
    const { callback, chat, automatic, say } = await readControl(context, {
      callback: 'boolean',
      chat: 'boolean',
      automatic: 'boolean',
      say: 'string',
    });
    if (callback !== undefined) support.state.isCallbackOpen = callback;
    if (chat !== undefined) support.state.isChatOnline = chat;
    if (automatic !== undefined) {
      support.state.isAutomatic = automatic;
      personRequests.isAutomatic = automatic;
    }
    if (say !== undefined && !support.sendToNewestChat(say))
      throw new ApiError(409, 'chat_unknown', 'Nobody has begun a chat yet');
    return context.json({ ...support.state });
  });

  // Answers a request of any desk.
  app.post('/sandbox/v1/support/requests/:id', async (context) => {
    const { answer, state } = await readControl(context, {
      answer: 'string',
      state: oneOf(...requestStates),
    });
    const row = personRequests.answer(pathId(context.req.param('id')), { answer, state });
    return context.json<DeskRequestWire>(personRequests.wire(row));
  });
}

function readAfter(context: SandboxContext): number {
  return queryInteger(queryOf(context), 'after', 0, Number.MAX_SAFE_INTEGER, 0);
}

function isMailAddress(text: string): boolean {
  return /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) && text.length <= 254;
}
