import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import type { Figure, FigureName } from '@tandem/domain/contracts/pay/figures';
import type { Queries, Writes } from '../../../platform/database/database.ts';

export interface AddedFigure {
  name: FigureName;
  starts_on: string;
  known_until: string | null;
  value: number;
  source: string;
}

export const findAddedFigures = (db: Queries) =>
  db
    .selectFrom('pay_figures')
    .select(['id', 'name', 'starts_on', 'known_until', 'value', 'source'])
    .orderBy('id')
    .execute();

export type FigureRow = Awaited<ReturnType<typeof findAddedFigures>>[number];

export const insertFigure = (
  tx: Writes,
  figure: AddedFigure & { account_id: number; added_at: Date },
): Promise<FigureRow> =>
  tx
    .insertInto('pay_figures')
    .values(figure)
    .returning(['id', 'name', 'starts_on', 'known_until', 'value', 'source'])
    .executeTakeFirstOrThrow();

/** Whether there was one. */
export const deleteFigure = async (tx: Writes, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('pay_figures')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const figureRecord = ({
  id,
  name,
  starts_on: from,
  known_until: until,
  value,
  source,
}: FigureRow) => ({
  id,
  name,
  from,
  until,
  value,
  source,
  to_check: false,
});

/** Every figure that counts today: what comes with the product, and what superusers have added. */
export const findFigures = async (db: Queries): Promise<Figure[]> => [
  ...deliveredFigures,
  ...(await findAddedFigures(db)).map(figureRecord),
];
