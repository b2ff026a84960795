import type { Person } from '../accounts/person/Person.ts';
import { papers, provedBy, type Paper } from './papers.ts';

/** Details that a verified person may ask to change; `document` replaces one that expires. */
export const changeTopics = ['name', 'address', 'document'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** Days of notice before a document expires. Requirement ID08. */
const expiryNoticeDays = 30;

const fieldsOf: Readonly<Record<ChangeTopic, readonly (keyof Person)[]>> = {
  name: ['firstName', 'lastName', 'birthDate'],
  address: ['street', 'postcode', 'city', 'region'],
  document: [],
};

/** The fields that a change of this topic replaces. */
export function changedFields(topic: ChangeTopic): readonly (keyof Person)[] {
  return fieldsOf[topic];
}

/** Documents of which any one proves the change. */
export function papersForChange(topic: ChangeTopic): readonly Paper[] {
  const kind = topic === 'address' ? 'address' : 'name';
  return papers.filter((paper) => provedBy(paper).includes(kind));
}

/** Whether a document that ends on one day is announced on the other; days are `2026-02-09`. */
export function isEnding(endsOn: string, today: string): boolean {
  return Date.parse(endsOn) - Date.parse(today) <= expiryNoticeDays * 86_400_000;
}
