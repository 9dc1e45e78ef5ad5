/** Columns by which the list of all matches is sorted, by the keys of `matchColumns`. */
export const matchOrders = [
  'company',
  'need',
  'first-name',
  'last-name',
  'email',
  'phone',
  'programme',
  'session',
  'start',
  'rhythm',
  'pay',
  'remote',
  'mobility',
  'status',
  'awaits',
  'awaits-since',
  'candidate-place',
  'need-place',
  'kilometres',
  'candidate-source',
  'company-source',
  'candidate-tags',
  'company-tags',
  'candidate-referent',
  'company-referent',
  'score',
  'industry',
  'test',
  'geographic',
  'resume',
  'created',
] as const;

export type MatchOrder = (typeof matchOrders)[number];

/** Falling with a `-` before it. */
export type MatchSort = MatchOrder | `-${MatchOrder}`;

export const matchSorts: readonly MatchSort[] = matchOrders.flatMap((order): MatchSort[] => [
  order,
  `-${order}`,
]);
