import { contractFields, type ContractSheet } from '@tandem/domain/contracts/contract-sheet';

/** Every field of a contract sheet, filled in with what is valid. */
export const completeContractSheet = (): ContractSheet => {
  const byKind = {
    text: 'Texte',
    email: 'tuteur@exemple.fr',
    phone: '+33639981234',
    date: '1980-05-17',
  };
  const sheet = Object.fromEntries(contractFields.map(({ name, kind }) => [name, byKind[kind]]));
  return { ...sheet, contract_start: '2026-09-01', contract_end: '2028-08-31' } as ContractSheet;
};
