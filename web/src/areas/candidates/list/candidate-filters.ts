import { stageFilter } from '../../follow-up/standing/standings.ts';
import type { CandidateListState } from './use-candidate-list.ts';
import { candidatesMessages as messages } from './messages.ts';

/** The values are the parts of the labels by which the filter finds a status. */
const statuses = [
  ['', messages.allStatuses],
  ['inscription', messages.invitedStatus],
  ['matching', messages.registeredStatus],
] as const;

/** The pills above the list. */
export const candidateFilters = ({ state, setState }: CandidateListState) => [
  {
    label: messages.status,
    choices: statuses,
    value: state.status,
    onChange: (status: string) => setState({ status }),
  },
  stageFilter('applicant', state.stage, (stage) => setState({ stage })),
];
