import type { Guard } from '../../contract/Guard.ts';
import { dictionariesToken } from '../dictionaries/dictionariesToken.ts';

/** SHL-227: loads the dictionaries that a route names before its page. */
export const dictionaries: Guard = async (request, { services }) => {
  const store = await services.get(dictionariesToken);
  await store.load(request.dictionaries ?? []);
  return { kind: 'next' };
};
