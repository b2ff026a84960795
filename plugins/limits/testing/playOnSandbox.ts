import type { GameList, LimitsAnswer } from '#wire';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';

let keys = 0;

/** A person who signs in again when the session is over, because tests let days pass. */
export async function comingBack(sandbox: TestSandbox, login: string): Promise<TestPerson> {
  let person = await sandbox.signIn(login);
  return {
    ...person,
    call: async (...given) => {
      const answer = await person.call(...given);
      if (answer.status !== 401) return answer;
      person = await sandbox.signIn(login);
      return person.call(...given);
    },
  };
}

/** Places a single on any open outcome. */
export async function bet(
  sandbox: TestSandbox,
  person: TestPerson,
  minor: number,
  account: { readonly id: number; readonly currency: string } = {
    id: person.accountId,
    currency: 'EUR',
  },
): Promise<Response> {
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=20');
  const outcome = games
    .flatMap((game) => game.main)
    .flatMap(({ isBlocked, outcomes }) => (isBlocked === true ? [] : outcomes))
    .find(({ isBlocked, coef }) => !isBlocked && coef > 1.2 && coef < 6);
  if (outcome === undefined) throw new Error('nothing is offered');
  return person.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {
      accountId: account.id,
      typeId: 0,
      amount: { minor, currency: account.currency },
      bets: [{ id: outcome.id, coef: outcome.coef }],
      changeCoefAction: 1,
      coefViewId: 0,
    },
    { 'X-Idempotency-Key': `placement-limit-${(keys += 1)}` },
  );
}

const base = '/limit-service-api/api/external/web/v3';
const rightAnswers = [
  { id: 'chance', answer: 'no' },
  { id: 'means', answer: 'yes' },
  { id: 'recover', answer: 'no' },
];

/** Orders limits, and answers the questions before a looser one right. */
export async function order(person: TestPerson, limits: readonly object[]): Promise<Response> {
  const answer = await person.call('POST', `${base}/limits`, { limits });
  if (!answer.ok) return answer;
  const { tokenGuid } = (await answer.clone().json()) as LimitsAnswer;
  return tokenGuid === undefined
    ? answer
    : person.call('POST', `${base}/testanswers`, { tokenGuid, answers: rightAnswers });
}
