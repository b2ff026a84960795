import type { Guard } from '../../contract/Guard.ts';
import { dictionariesToken } from '../dictionaries/dictionariesToken.ts';

/** SHL-227: the lists that a route names are there before its page is. */
export const dictionaries: Guard = async (request, { services }) => {
  const store = await services.get(dictionariesToken);
  await store.load(request.dictionaries ?? []);
  return { kind: 'next' };
};
