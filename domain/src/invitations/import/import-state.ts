export type ImportState =
  | 'receiving'
  | 'running'
  | 'scheduled'
  | 'done'
  | 'withdrawing'
  | 'withdrawn';

export type ImportMove = 'start' | 'wait' | 'finish' | 'withdraw' | 'end-withdrawal';

/** From which states an import may be moved, and where it then is. */
export const importMoves: Readonly<
  Record<ImportMove, { from: readonly ImportState[]; to: ImportState }>
> = {
  start: { from: ['receiving'], to: 'running' },
  wait: { from: ['running'], to: 'scheduled' },
  finish: { from: ['running', 'scheduled'], to: 'done' },
  withdraw: { from: ['receiving', 'running', 'scheduled', 'done'], to: 'withdrawing' },
  'end-withdrawal': { from: ['withdrawing'], to: 'withdrawn' },
};

export const mayMoveImport = (state: ImportState, move: ImportMove): boolean =>
  importMoves[move].from.includes(state);

/** Whether a state is the outcome of a move: asked for twice, it is answered as done. */
export const isAfter = (state: ImportState, move: ImportMove): boolean => {
  if (move === 'start') return state !== 'receiving';
  return move === 'withdraw' && (state === 'withdrawing' || state === 'withdrawn');
};

/** Whether the server still has something to do. */
export const isUnderWay = (state: ImportState): boolean =>
  state === 'running' || state === 'withdrawing' || state === 'scheduled';

/** What can become of a row of an import. */
export const rowOutcomes = [
  'waiting',
  'added',
  'updated',
  'restored',
  'skipped',
  'withdrawn',
  'left_out',
] as const;
