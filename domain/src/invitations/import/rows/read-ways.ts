import { readEmailCell } from '../cells/emails.ts';
import { isRelativesNumber, mobileWithin, phonesIn, readPhoneCell } from '../cells/phones.ts';
import { withoutRelativesAddresses } from '../cells/relatives.ts';
import type { ImportKind } from '../fields.ts';
import type { Read } from './read-cells.ts';

/** The first sound address of a row, those beside it apart. */
export const readEmail = (texts: readonly string[], read: Read): void => {
  const cells = texts.map((text) => {
    const own = withoutRelativesAddresses(text);
    const cell = readEmailCell(own);
    return own === text ? cell : { ...cell, others: readEmailCell(text).others ?? [] };
  });
  const best =
    cells.find(
      ({ value, proposal }) => value !== '' && proposal === undefined && value.includes('@'),
    ) ??
    cells.find(({ proposal }) => proposal !== undefined) ??
    cells.find(({ value }) => value !== '');
  read.values.email = best?.value ?? '';
  for (const { value, others = [] } of cells)
    read.spare.push(...[value, ...others].filter((one) => one.includes('@')));
  if (best?.proposal !== undefined) read.proposals.email = best.proposal;
};

const isMobile = (number: string): boolean => /^0[67](?: \d\d){4}$/.test(number);

/** The mobile of a cell that does not call it a parent's. */
const ownMobile = (text: string): string | undefined => {
  const number = isRelativesNumber(text) ? '' : readPhoneCell(text);
  return mobileWithin(text) ?? (isMobile(number) ? number : undefined);
};

/** The number by which somebody of a row is reached. */
export const readPhone = (kind: ImportKind, texts: readonly string[], read: Read): void => {
  const numbers = texts.map(readPhoneCell).filter((number) => number !== '');
  read.spare.push(...texts.flatMap(phonesIn));
  // Messages go to no other; that of a firm's contact is not everybody's to call.
  const mobile =
    kind === 'companies'
      ? undefined
      : (texts.map(ownMobile).find((number) => number !== undefined) ?? numbers.find(isMobile));
  read.values.phone =
    mobile ??
    numbers.find((number) => /^(?:0\d(?: \d\d){4}|\+\d{8,15})$/.test(number)) ??
    numbers[0] ??
    '';
};
