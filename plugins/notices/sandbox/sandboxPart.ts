import { readBody, type SandboxPart } from '#sandbox';
import type { PersonMessageList } from '#wire';
import { isReadMessages } from '#wire/validators/messages.js';
import { Messages } from './Messages.ts';

/** List of messages, and read marks. */
export const sandboxPart: SandboxPart = {
  tables: Messages.tables,
  addRoutes(app, platform) {
    const { user } = platform;
    const messages = new Messages(platform);

    app.get('/web-api/messages/v1', (context) =>
      context.json<PersonMessageList>(messages.of(user(context).id, context.var.language)),
    );

    app.post('/web-api/messages/v1/read', async (context) => {
      const { id } = user(context);
      const { language } = context.var;
      const { ids } = await readBody(context, isReadMessages);
      messages.markRead(id, ids, language);
      return context.json<PersonMessageList>(messages.of(id, language));
    });
  },
};
