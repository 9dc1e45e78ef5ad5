import { onlineStates } from '@tandem/domain/contracts/signing/online';
import { quotedName } from '@tandem/domain/names';

interface Ended {
  state: 'rejected' | 'cancelled';
  /** It was an amendment that was to be signed, not the contract itself. */
  isAmendment: boolean;
  candidateName: string;
  companyName: string;
  needTitle: string;
}

/** That nobody can sign online any more, to who must see to it. */
export const onlineEnded = ({
  state,
  isAmendment,
  candidateName,
  companyName,
  needTitle,
}: Ended): string => {
  const what = isAmendment ? 'Avenant au contrat' : 'Contrat';
  const contract = `${what} de ${quotedName(candidateName)} chez ${quotedName(companyName)}`;
  return `${contract}\u202f: ${onlineStates[state].toLowerCase()} (${needTitle})`;
};
