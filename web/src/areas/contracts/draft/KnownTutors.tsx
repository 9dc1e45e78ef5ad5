import {
  changesForSecondTutor,
  changesForTutor,
  secondTutorIn,
  whoIs,
} from '@tandem/domain/contracts/file/known-tutor';
import { narrowSpace } from '../../../platform/format/numbers.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { WholeRow } from '../../../ui/forms/FormSection.tsx';
import type { ContractDraft } from './use-contract-draft.ts';

const messages = {
  label: 'Un tuteur que l’entreprise a déjà eu',
  second: 'Un second tuteur que l’entreprise a déjà eu',
  hint: `Ce que Tandem en sait remplit cette partie${narrowSpace}; à vérifier`,
  other: 'Un autre tuteur',
};

type Tutor = ContractDraft['tutors'][number];

const nameOf = (tutor: Tutor): string =>
  [tutor.supervisor_firstname, tutor.supervisor_lastname].filter(Boolean).join(' ');

/** Two people of one name are told apart by what they do, or by their address. */
const labelOf = (tutor: Tutor): string =>
  [nameOf(tutor), tutor.supervisor_position ?? tutor.supervisor_email].filter(Boolean).join(', ');

/** Whom the company has had as a tutor: choosing one fills in what stays with them. The second is another than the first. */
const KnownTutors = ({ draft, isSecond }: { draft: ContractDraft; isSecond: boolean }) => {
  const { values, set } = draft;
  const first = whoIs(values);
  const tutors = draft.tutors.filter((one) => !isSecond || whoIs(one) !== first);
  const choose = (chosen: string) => {
    const tutor = tutors.find((one) => whoIs(one) === chosen);
    if (!tutor) return;
    const changes = isSecond ? changesForSecondTutor(tutor) : changesForTutor(tutor, values);
    for (const [key, value] of Object.entries(changes))
      if (value !== (values[key] ?? '') || draft.hidden[key]) set(key, value);
  };
  const now = isSecond ? whoIs(secondTutorIn(values)) : first;
  if (tutors.length === 0) return null;
  return (
    <WholeRow>
      <SelectField
        label={isSecond ? messages.second : messages.label}
        description={messages.hint}
        inputWrapperOrder={['label', 'input', 'description']}
        placeholder={messages.other}
        choices={tutors.map((tutor) => [whoIs(tutor), labelOf(tutor)] as const)}
        value={tutors.some((tutor) => whoIs(tutor) === now) ? now : ''}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </WholeRow>
  );
};

export default KnownTutors;
