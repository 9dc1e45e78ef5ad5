import {
  waitedFor,
  waitedForKeys,
  type WaitedFor,
} from '@tandem/domain/follow-up/contract-waits/contract-file-waits';
import type { Facet } from '../../../ui/table/columns/facets.ts';
import { sharedFacets } from '../../follow-up/standing/standings.ts';
import {
  agreementStateOf,
  stateLabel,
  stateOf,
  stateRank,
  urgencyOf,
  type FileRow,
} from './file-rows.ts';
import { fileListMessages as messages } from './messages.ts';

const stateFacet: Facet<FileRow> = {
  key: 'etat',
  label: messages.state,
  all: messages.allStates,
  valuesOf: (row) => [stateOf(row)],
  labelOf: stateLabel,
  rankOf: stateRank,
};

const ofFacet: Facet<FileRow> = {
  key: 'de',
  label: messages.of,
  all: messages.ofAnybody,
  valuesOf: ({ record }) => [...new Set(record.waits.map(({ of }) => of))],
  labelOf: (of) => waitedFor[of as WaitedFor] ?? of,
  rankOf: (of) => waitedForKeys.indexOf(of as WaitedFor),
};

const limitFacet: Facet<FileRow> = {
  key: 'echeance',
  label: messages.limits,
  all: messages.anyLimit,
  valuesOf: (row) => {
    const urgency = urgencyOf(row);
    return urgency === null ? [] : [urgency];
  },
  labelOf: (urgency) => (urgency === 'over' ? messages.over : messages.thisWeek),
  rankOf: (urgency) => (urgency === 'over' ? 0 : 1),
};

const agreementFacet: Facet<FileRow> = {
  key: 'convention',
  label: messages.agreements,
  all: messages.anyAgreement,
  valuesOf: (row) => [agreementStateOf(row)].filter((state) => state !== null),
  labelOf: (state) => messages.agreementStates[state as 'there' | 'missing'],
  rankOf: (state) => (state === 'missing' ? 0 : 1),
};

const without = new Set(['ville', 'depuis']);

/** The filters of the list of contract files, in the order in which they narrow it. */
export const facets: readonly Facet<FileRow>[] = [
  stateFacet,
  ...sharedFacets<FileRow>(() => null).flatMap((facet) => {
    if (without.has(facet.key)) return [];
    return facet.key === 'attente' ? [facet, ofFacet, limitFacet, agreementFacet] : [facet];
  }),
];
