import type { Answer, ContractKey } from '@tandem/contract';
import { callQuery } from '../../../platform/data/calls.ts';

export type Person = Answer<'GET /follow-up/people/{id}/'>;
export type Note = Person['notes'][number];

export const personPath = (accountId: number): string => `/dashboard/personne/${accountId}`;

/** Where the staff fill a candidate's sheet in. */
export const personSheetPath = (accountId: number): string => `${personPath(accountId)}/fiche`;

/** Where the staff ask somebody the questions of the test. */
export const personTestPath = (accountId: number): string => `${personPath(accountId)}/test`;

export const personOf = (accountId: number) =>
  callQuery('GET /follow-up/people/{id}/', { params: { id: accountId } });

/** What another referent, or another note, changes. */
export const personCalls = [
  'GET /follow-up/people/{id}/',
  'GET /follow-up/standings/{side}/',
  'GET /follow-up/waits/',
  'GET /follow-up/work/',
] as const satisfies readonly ContractKey[];

/** What a note is about: a person, a need, or a match. */
export type NoteSubject = { account_id: number } | { need_id: number } | { match_id: number };

/** What a form shows of a note before anything is typed. */
export const seenOf = ({ kind, text, owner_id, due_on }: Note) => ({
  kind,
  text,
  owner_id,
  due_on,
});

/** What another note changes. */
export const noteCalls = [...personCalls, 'GET /notes/'] as const satisfies readonly ContractKey[];
