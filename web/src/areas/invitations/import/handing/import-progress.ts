import type { Answer } from '@tandem/contract';

export type ImportRecord = Answer<'GET /imports/{id}/'>;

/** How often an import that is under way is looked at. */
export const rereadMs = 1500;

/** Whether the figures of an import still change by themselves, but for registrations. */
export const isMoving = ({
  state,
  sending,
  added,
  sent,
  refused,
  registered,
}: ImportRecord): boolean =>
  state === 'running' ||
  state === 'withdrawing' ||
  (state === 'done' && sending !== 'none' && sent + refused < added && registered < added);
