import type {
  FormField,
  FormRule,
  OfficialForm,
} from '@tandem/domain/contracts/official-form/form-fields';
import type { FileValues } from '@tandem/domain/contracts/rules/rule';
import type { Queries, Writes } from '../../../platform/database/database.ts';

export const findForm = (db: Queries, kind: OfficialForm) =>
  db.selectFrom('official_forms').selectAll().where('kind', '=', kind).executeTakeFirst();

/** Which form a contract has. */
export const formKindOf = (values: FileValues): OfficialForm =>
  values['contract_kind'] === 'professional' ? 'professional' : 'apprentice';

/** Whether the form of a contract is there, and somebody has said what fills it. */
export const isFormReady = async (db: Queries, values: FileValues): Promise<boolean> =>
  ((await findForm(db, formKindOf(values)))?.rules.length ?? 0) > 0;

export type FormRow = NonNullable<Awaited<ReturnType<typeof findForm>>>;

interface NewForm {
  kind: OfficialForm;
  name: string;
  sha256: string;
  size: number;
  fields: readonly FormField[];
  rules: readonly FormRule[];
  saved_at: Date;
  account_id: number;
}

/** Takes the place of the former one. */
export const writeForm = async (
  tx: Writes,
  { kind, fields, rules, ...form }: NewForm,
): Promise<void> => {
  const saved = { ...form, fields: JSON.stringify(fields), rules: JSON.stringify(rules) };
  await tx
    .insertInto('official_forms')
    .values({ kind, ...saved })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(saved))
    .execute();
};

export const writeRules = async (
  tx: Writes,
  kind: OfficialForm,
  rules: readonly FormRule[],
  saved: { saved_at: Date; account_id: number },
): Promise<void> => {
  await tx
    .updateTable('official_forms')
    .set({ ...saved, rules: JSON.stringify(rules) })
    .where('kind', '=', kind)
    .execute();
};

/** The name of its file; null where there was none. */
export const deleteForm = async (tx: Writes, kind: OfficialForm): Promise<string | null> => {
  const row = await tx
    .deleteFrom('official_forms')
    .where('kind', '=', kind)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
};
