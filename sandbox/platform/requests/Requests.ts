import { maskCardNumbers } from '#domain/texts/maskCardNumbers.ts';
import type { DeskRequestWire } from '#wire';
import { reopenDays, type RequestState } from '#domain/requests/Request.ts';
import type { User, Users } from '../accounts/Users.ts';
import type { PersonFiles } from '../files/PersonFiles.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { Store } from '../store/Store.ts';
import type { Timers } from '../time/Timers.ts';
import { automaticAnswer } from './automaticAnswer.ts';

/** The desk that answers. */
export type Desk = 'support' | 'payments';

interface RequestsDependencies {
  readonly store: Store;
  readonly users: Pick<Users, 'byId'>;
  readonly files: PersonFiles;
  readonly mailer: Mailer;
  readonly timers: Pick<Timers, 'after'>;
  readonly nowMs: () => number;
  /** Makes every tab of the person reload its requests. */
  readonly onChange: (userId: number) => void;
}

/** A stored request; `Requests.wire` maps it to the wire. */
export interface RequestRow {
  readonly id: number;
  readonly desk: Desk;
  readonly user_id: number | null;
  readonly email: string | null;
  readonly topic: string;
  readonly subject: string | null;
  readonly language: string;
  readonly state: RequestState;
  readonly created_at_ms: number;
  readonly closed_at_ms: number | null;
  readonly due_ms: number | null;
}

interface MessageRow {
  readonly id: number;
  readonly sender: 'person' | 'desk';
  readonly text: string;
  readonly at_ms: number;
  readonly is_read: number;
}

/** A new request to a desk. */
export interface RequestOrder {
  readonly desk: Desk;
  /** Key of the person, or of a visitor's browser. */
  readonly owner: string;
  readonly user: User | undefined;
  /** Address of a visitor. */
  readonly email: string | undefined;
  readonly key: string;
  readonly topic: string;
  /** Subject that may have only one open request. */
  readonly subject?: string;
  readonly text: string;
  readonly files: readonly string[];
  readonly language: string;
}

/** Delay after which the desk of the demo takes up a message, and the delay of its answer. */
const pickUpDelayMs = 3000;
const answerDelayMs = 6000;
const answersWithinHours = 3;
const maxPerHour = 10;
const maxMessagesPerHour = 20;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Number of requests kept for a person or a visitor. */
const maxRequests = 200;
const maxListed = 100;
/** Visitors get answers by e-mail; their requests are deleted after three months. */
const visitorRequestLifeMs = 90 * dayMs;

/** Threads of requests to every desk of the operator. */
export class Requests {
  /** The desk of the demo answers automatically unless the control API switches it off. */
  isAutomatic = true;
  readonly #dependencies: RequestsDependencies;

  constructor(dependencies: RequestsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Resumes the automatic answers after a start. */
  resume(): void {
    for (const { due_ms: dueMs } of this.#dependencies.store.all<RequestRow>(
      'SELECT * FROM requests WHERE due_ms IS NOT NULL',
    ))
      if (dueMs !== null) this.#wakeAt(dueMs);
  }

  /** Creates a request; a repeated key returns the same one. */
  create(order: RequestOrder): RequestRow {
    const { store, mailer, nowMs } = this.#dependencies;
    const { user, email, language } = order;
    const recipient = user === undefined ? email : user.hasEmail ? user.email : undefined;
    const row = store.transaction(() => {
      const known = store.one<RequestRow>(
        'SELECT * FROM requests WHERE owner = ? AND key = ?',
        order.owner,
        order.key,
      );
      if (known !== undefined) return known;
      this.#requireNoOther(user?.id, order.subject);
      this.#requireRoom(order.owner, email);
      const id = store.run(
        `INSERT INTO requests (desk, owner, user_id, email, key, topic, subject, language,
          created_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        order.desk,
        order.owner,
        user?.id ?? null,
        user === undefined ? (email ?? null) : null,
        order.key,
        order.topic,
        order.subject ?? null,
        language,
        nowMs(),
      );
      this.#add(this.row(id), 'person', order);
      store.run(
        `DELETE FROM requests WHERE owner = ? AND id IN (SELECT id FROM requests
          WHERE owner = ? ORDER BY id DESC LIMIT -1 OFFSET ?)`,
        order.owner,
        order.owner,
        maxRequests,
      );
      // Without the question: a visitor may have given another person's address.
      if (recipient !== undefined)
        mailer.send(
          'questionReceived',
          { recipient, language },
          { number: id, hours: answersWithinHours },
        );
      return this.row(id);
    });
    this.#notify(row.user_id);
    return row;
  }

  of(userId: number, desk: Desk): readonly RequestRow[] {
    this.#work();
    return this.#dependencies.store.all<RequestRow>(
      'SELECT * FROM requests WHERE user_id = ? AND desk = ? ORDER BY id DESC LIMIT ?',
      userId,
      desk,
      maxListed,
    );
  }

  /** @throws ApiError 404 for a request of another person, or to another desk */
  requireOwn(userId: number, desk: Desk, id: number | undefined): RequestRow {
    this.#work();
    const row = this.#dependencies.store.one<RequestRow>(
      'SELECT * FROM requests WHERE id = ? AND user_id = ? AND desk = ?',
      id ?? 0,
      userId,
      desk,
    );
    if (row === undefined) throw unknownRequest();
    return row;
  }

  /** Adds a message; a repeated key adds it once. A closed request has to be reopened first. */
  reply(
    row: RequestRow,
    message: { readonly key: string; readonly text: string; readonly files: readonly string[] },
  ): RequestRow {
    const { store, nowMs } = this.#dependencies;
    if (message.text.trim() === '')
      throw new ApiError(400, 'invalid_body', 'A message says something', { field: 'text' });
    store.transaction(() => {
      const isKnown =
        store.one(
          'SELECT 1 FROM request_messages WHERE request_id = ? AND key = ?',
          row.id,
          message.key,
        ) !== undefined;
      if (isKnown) return;
      if (row.state === 'closed') throw new ApiError(409, 'closed', 'Open the request again first');
      const recent = store.one<{ count: number }>(
        `SELECT COUNT(*) AS count FROM request_messages
          WHERE request_id = ? AND sender = 'person' AND at_ms > ?`,
        row.id,
        nowMs() - hourMs,
      );
      if ((recent?.count ?? 0) >= maxMessagesPerHour) throw tooMany('messages');
      this.#add(row, 'person', message);
      this.#setState(row, row.state === 'new' ? 'new' : 'in_work');
    });
    this.#notify(row.user_id);
    return this.row(row.id);
  }

  /** Closes a request for the person. */
  close(row: RequestRow): RequestRow {
    if (row.state !== 'closed') {
      this.#dependencies.store.run('UPDATE requests SET due_ms = NULL WHERE id = ?', row.id);
      this.#setState(row, 'closed');
      this.#notify(row.user_id);
    }
    return this.row(row.id);
  }

  /** @throws ApiError 409 `reopen_over` if it was closed too long ago, `request_open` */
  reopen(row: RequestRow): RequestRow {
    if (row.state === 'closed') {
      const untilS = reopenUntilS(row);
      if (untilS === undefined || untilS * 1000 <= this.#dependencies.nowMs())
        throw new ApiError(409, 'reopen_over', `It was closed more than ${reopenDays} days ago`);
      this.#requireNoOther(row.user_id ?? undefined, row.subject ?? undefined);
      this.#setState(row, 'in_work');
      this.#notify(row.user_id);
    }
    return this.row(row.id);
  }

  unreadOf(userId: number, desk?: Desk): number {
    const row = this.#dependencies.store.one<{ count: number }>(
      `SELECT COUNT(*) AS count FROM request_messages JOIN requests ON requests.id = request_id
        WHERE user_id = ? AND sender = 'desk' AND is_read = 0 AND desk = COALESCE(?, desk)`,
      userId,
      desk ?? null,
    );
    return row?.count ?? 0;
  }

  /** Returns a number that changes with every change of the person's requests. */
  markOf(userId: number): number {
    const row = this.#dependencies.store.one<{ changes: number }>(
      'SELECT COALESCE(SUM(changes), 0) AS changes FROM requests WHERE user_id = ?',
      userId,
    );
    return row?.changes ?? 0;
  }

  markRead(row: RequestRow): void {
    const { store } = this.#dependencies;
    const read = store.all(
      `UPDATE request_messages SET is_read = 1
        WHERE request_id = ? AND sender = 'desk' AND is_read = 0 RETURNING id`,
      row.id,
    );
    if (read.length === 0) return;
    store.run('UPDATE requests SET changes = changes + 1 WHERE id = ?', row.id);
    this.#notify(row.user_id);
  }

  /** Changes the state for the desk, answers, or both. An e-mail says that there is an answer. */
  answer(
    id: number | undefined,
    {
      answer,
      state,
    }: { readonly answer?: string | undefined; readonly state?: RequestState | undefined },
  ): RequestRow {
    const { store } = this.#dependencies;
    const row = this.row(id ?? 0);
    const next = state ?? (answer === undefined ? row.state : 'answered');
    store.transaction(() => {
      store.run('UPDATE requests SET due_ms = NULL WHERE id = ?', row.id);
      if (answer !== undefined) this.#add(row, 'desk', { text: answer });
      this.#setState(row, next);
      if (answer !== undefined) this.#write(row, answer, next);
    });
    this.#notify(row.user_id);
    return this.row(row.id);
  }

  /** Deletes requests of visitors and their browsers after a while. */
  forget(): void {
    const { store, nowMs } = this.#dependencies;
    store.run(
      'DELETE FROM requests WHERE user_id IS NULL AND created_at_ms <= ?',
      nowMs() - visitorRequestLifeMs,
    );
  }

  row(id: number): RequestRow {
    const row = this.#dependencies.store.one<RequestRow>('SELECT * FROM requests WHERE id = ?', id);
    if (row === undefined) throw unknownRequest();
    return row;
  }

  wire(row: RequestRow): DeskRequestWire {
    const { store, files } = this.#dependencies;
    const messages = store.all<MessageRow>(
      'SELECT * FROM request_messages WHERE request_id = ? ORDER BY id',
      row.id,
    );
    const untilS = reopenUntilS(row);
    return {
      id: row.id,
      state: row.state,
      created_at: toSeconds(row.created_at_ms),
      messages: messages.map(({ id, sender, text, at_ms: atMs }) => ({
        id,
        from: sender,
        text,
        at: toSeconds(atMs),
        files: files.sentWith(`message:${id}`),
      })),
      isUnread: messages.some(({ sender, is_read: isRead }) => sender === 'desk' && isRead === 0),
      ...(untilS === undefined ? {} : { reopen_until: untilS }),
    };
  }

  #add(
    row: RequestRow,
    sender: MessageRow['sender'],
    {
      text,
      key,
      files = [],
    }: { readonly text: string; readonly key?: string; readonly files?: readonly string[] },
  ): void {
    const { store, files: personFiles, nowMs } = this.#dependencies;
    const id = store.run(
      `INSERT INTO request_messages (request_id, sender, text, at_ms, is_read, key)
        VALUES (?, ?, ?, ?, ?, ?)`,
      row.id,
      sender,
      sender === 'person' ? maskCardNumbers(text.trim()) : text.trim(),
      nowMs(),
      Number(sender === 'person'),
      key ?? null,
    );
    if (row.user_id !== null) personFiles.send(row.user_id, files, `message:${id}`);
    if (sender !== 'person' || !this.isAutomatic) return;
    const dueMs = nowMs() + pickUpDelayMs;
    store.run('UPDATE requests SET due_ms = ? WHERE id = ?', dueMs, row.id);
    this.#wakeAt(dueMs);
  }

  #setState({ id }: RequestRow, state: RequestState): void {
    const { store, nowMs } = this.#dependencies;
    store.run(
      `UPDATE requests SET state = ?, closed_at_ms = CASE ? WHEN 'closed' THEN
        COALESCE(closed_at_ms, ?) END, changes = changes + 1 WHERE id = ?`,
      state,
      state,
      nowMs(),
      id,
    );
  }

  /** Sends visitors the answer itself, people only a notice to read it on the site. */
  #write({ id, user_id: userId, email, language }: RequestRow, answer: string, next: string): void {
    const { mailer, users } = this.#dependencies;
    if (email !== null) {
      mailer.send('questionAnswered', { recipient: email, language }, { number: id, answer });
      return;
    }
    const person = users.byId(userId ?? 0);
    if (person?.hasEmail !== true) return;
    mailer.send(
      next === 'needs_you' ? 'requestNeedsYou' : 'requestAnswered',
      { recipient: person.email, language: person.language === '' ? language : person.language },
      { number: id },
    );
  }

  #wakeAt(atMs: number): void {
    const { timers, nowMs } = this.#dependencies;
    timers.after(Math.max(0, atMs - nowMs()), () => {
      // The platform clock may have jumped; machine timers have not.
      if (nowMs() >= atMs) this.#work();
      else this.#wakeAt(atMs);
    });
  }

  /** Does the due work of the demo's desk. */
  #work(): void {
    const { store, nowMs } = this.#dependencies;
    for (const row of store.all<RequestRow>(
      'SELECT * FROM requests WHERE due_ms <= ? ORDER BY due_ms',
      nowMs(),
    )) {
      const messages = store.all<{ id: number; sender: string }>(
        'SELECT id, sender FROM request_messages WHERE request_id = ? ORDER BY id',
        row.id,
      );
      if (row.state === 'new' || messages.at(-1)?.sender === 'person') this.#step(row, messages);
    }
  }

  #step(row: RequestRow, messages: readonly { readonly id: number }[]): void {
    const { store, files, nowMs } = this.#dependencies;
    if (row.state === 'new') {
      const dueMs = (row.due_ms ?? nowMs()) + answerDelayMs;
      store.run('UPDATE requests SET due_ms = ? WHERE id = ?', dueMs, row.id);
      this.#setState(row, 'in_work');
      this.#notify(row.user_id);
      if (dueMs <= nowMs()) this.#step(this.row(row.id), messages);
      else this.#wakeAt(dueMs);
      return;
    }
    this.answer(
      row.id,
      automaticAnswer(row, {
        hasFiles: messages.some(({ id }) => files.sentWith(`message:${id}`).length > 0),
        isFirst: messages.length === 1,
      }),
    );
  }

  #requireNoOther(userId: number | undefined, subject: string | undefined): void {
    if (userId === undefined || subject === undefined) return;
    const open = this.#dependencies.store.one<{ id: number }>(
      "SELECT id FROM requests WHERE user_id = ? AND subject = ? AND state <> 'closed'",
      userId,
      subject,
    );
    if (open !== undefined)
      throw new ApiError(409, 'request_open', 'There is an open request about this', {
        meta: { request: open.id },
      });
  }

  #requireRoom(owner: string, email: string | undefined): void {
    const { store, nowMs } = this.#dependencies;
    const recent = store.one<{ count: number }>(
      'SELECT COUNT(*) AS count FROM requests WHERE (owner = ? OR email = ?) AND created_at_ms > ?',
      owner,
      email ?? null,
      nowMs() - hourMs,
    );
    if ((recent?.count ?? 0) >= maxPerHour) throw tooMany('questions');
  }

  #notify(userId: number | null): void {
    if (userId !== null) this.#dependencies.onChange(userId);
  }
}

function reopenUntilS({ closed_at_ms: closedAtMs }: RequestRow): number | undefined {
  return closedAtMs === null ? undefined : toSeconds(closedAtMs + reopenDays * dayMs);
}

function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

function unknownRequest(): ApiError {
  return notFound('request_unknown', 'There is no such question');
}

function tooMany(what: string): ApiError {
  return new ApiError(429, 'too_many_requests', `Too many ${what} in an hour`, {
    headers: { 'Retry-After': '3600' },
  });
}
