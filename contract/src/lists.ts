import { z } from 'zod';
import { staff, type Calls } from './call.ts';
import { flag, id, storable, text, unstorable } from './fields.ts';

/** The lists of which views are saved. */
export const viewedLists = ['candidates', 'companies'] as const;

const list = z.enum(viewedLists);

const view = z.object({
  id: z.int(),
  list,
  name: z.string(),
  /** Search, filters, order and columns, as the address of the list has them: `stage=placed&sort=-name`. */
  query: z.string(),
  /** Everybody's; else the caller's alone. */
  shared: z.boolean(),
  /** Saved by the caller. */
  own: z.boolean(),
});

export const listCalls = {
  'GET /views/': {
    summary: 'Saved views of lists: the caller’s own, and those that are everybody’s; by name',
    roles: staff,
    auditAction: null,
    answer: z.object({ items: z.array(view) }),
    addition: true,
  },
  'POST /views/': {
    summary: 'Save a view of a list; one of the same list and name that the caller has is replaced',
    roles: staff,
    auditAction: null,
    body: z.object({
      list,
      name: text(60),
      query: z.string().max(2000, 'Cette vue est trop longue.').refine(storable, unstorable),
      shared: flag,
    }),
    answer: view,
    statuses: [201],
    addition: true,
  },
  'DELETE /views/{id}/': {
    summary: 'Delete a view: one’s own or, for superusers, one that is everybody’s',
    roles: staff,
    auditAction: null,
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
