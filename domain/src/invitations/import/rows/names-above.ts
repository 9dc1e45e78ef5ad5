import { mailProviders } from '../../../accounts/mail-providers.ts';
import type { ImportKind, RowField } from '../fields.ts';

interface Named {
  sheet: string;
  values: Record<RowField, string>;
}

/** Of somebody who works for a company; empty where many others have theirs from there. */
const ownDomain = (email: string): string => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return email.includes('@') && !mailProviders.has(domain.split('.')[0] ?? '') ? domain : '';
};

/** A further contact stands below the first without the company's name: their addresses tell that it is the same. */
export const withNamesAbove = <Row extends Named>(
  kind: ImportKind,
  rows: readonly Row[],
): Row[] => {
  let above: Row | undefined;
  return rows.map((row) => {
    const { values } = row;
    const domain = ownDomain(values.email);
    const isSame =
      kind === 'companies' &&
      values.name === '' &&
      domain !== '' &&
      above?.sheet === row.sheet &&
      ownDomain(above.values.email) === domain;
    if (!isSame || !above) {
      above = values.name === '' ? undefined : row;
      return row;
    }
    const { name, siret } = above.values;
    return { ...row, values: { ...values, name, siret: values.siret || siret } };
  });
};
