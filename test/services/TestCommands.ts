import type { CommandToken, Commands } from '#core';

/** Keeps which commands were asked for; they are done at once and answer nothing. */
export class TestCommands implements Commands {
  readonly ran: { readonly id: string; readonly payload: unknown }[] = [];

  run<Payload, Answer>({ id }: CommandToken<Payload, Answer>, payload: Payload): Promise<Answer> {
    this.ran.push({ id, payload });
    return new Promise((resolve) => resolve(undefined as Answer));
  }
}
