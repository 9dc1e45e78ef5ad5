import { calledAfter } from '../cells/emails.ts';
import { isCapitals, withoutCivility } from '../cells/name-cells.ts';
import type { ImportKind } from '../fields.ts';
import { fold } from '../fold.ts';
import type { Table } from '../table/grid.ts';
import type { KindShares } from './cell-kinds.ts';
import type { Proposal } from './proposal.ts';
import { areCalledAfter } from './said-again.ts';
import { isSomebodyElses } from './whose.ts';

const nameAndAddress = (name: string, email: string): boolean => {
  const local = calledAfter(email);
  return withoutCivility(name)
    .split(/[\s-]+/)
    .some((word) => word.length > 3 && local.includes(fold(word)));
};

const fewestNamed = 2;
const namedShare = 0.25;

/** « Référent salon » beside « t.toure@… »: whoever the addresses are called after is the company's, whatever the title says. */
export const withNamedInAddresses = (
  { rows }: Table,
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const isTold = proposals.some(({ field }) => field === 'contact' || field === 'last_name');
  const [email] = proposals.filter(({ field }) => field === 'email').map(({ column }) => column);
  if (isTold || email === undefined) return [...proposals];
  const some = rows.slice(0, 300);
  const column = shares.findIndex(({ full_name: full = 0 }, at) => {
    if (full < 0.5) return false;
    const named = some.filter(({ cells }) => nameAndAddress(cells[at] ?? '', cells[email] ?? ''));
    return named.length >= Math.max(Math.min(fewestNamed, some.length), namedShare * some.length);
  });
  return column < 0 ? [...proposals] : [...proposals, { column, field: 'contact', score: 0.7 }];
};

/** « VALLET » beside « Inaya » and inaya.vallet@…: both halves of a name, each in a column that no title names. */
const halvesIn = (
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  email: number,
  shares: readonly KindShares[],
): Proposal[] => {
  const shareOf = (at: number): number => {
    const capitals = rows.filter(({ cells }) => isCapitals(cells[at] ?? '')).length / rows.length;
    return (shares[at]?.first_name ?? 0) - capitals;
  };
  const [one, other, ...more] = [...header.keys()].filter((at) => {
    const { words = 0, first_name: first = 0 } = shares[at] ?? {};
    return (
      at !== email &&
      header[at] === '' &&
      words + first >= mostlyWords &&
      areCalledAfter(rows, email, [at])
    );
  });
  if (one === undefined || other === undefined || more.length > 0) return [];
  const [last, first] = shareOf(one) < shareOf(other) ? [one, other] : [other, one];
  return [
    { column: first, field: 'first_name', score: 0.65 },
    { column: last, field: 'last_name', score: 0.65 },
  ];
};

const mostlyWords = 0.7;
const mostlyPairs = 0.7;

/**
 * « Visiteur » above « Awa Sarr » beside awa.sarr@…: where no title says who it is, the column that the addresses are called
 * after does; somebody is to look.
 */
export const withCalledAfter = (
  kind: ImportKind,
  { header, rows }: Table,
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const isNamed = proposals.some(({ field }) => /^(?:last_name|full_name|first_name)$/.test(field));
  const email = proposals.find(({ field }) => field === 'email')?.column;
  if (isNamed || email === undefined) return [...proposals];
  const column = [...header.keys()].find((at) => {
    const { words = 0, full_name: full = 0, first_name: first = 0 } = shares[at] ?? {};
    const texts = rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((text) => text !== '');
    const pairs = texts.filter((text) => /\S\s\S/.test(text));
    return (
      words + full + first >= mostlyWords &&
      pairs.length >= mostlyPairs * texts.length &&
      !isSomebodyElses(kind, header[at] ?? '') &&
      areCalledAfter(rows, email, [at])
    );
  });
  const halves = column === undefined ? halvesIn({ header, rows }, email, shares) : [];
  return column === undefined
    ? [...proposals, ...halves]
    : [...proposals, { column, field: 'full_name', score: 0.65 }];
};
