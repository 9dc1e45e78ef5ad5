import { needStateLabels, needStates, type NeedState } from '@tandem/domain/needs/need-state';
import { sharedFacets } from '../../follow-up/standing/standings.ts';
import type { Facet } from '../../../ui/table/columns/facets.ts';
import { needListMessages as messages } from './messages.ts';
import type { NeedRow } from './need-rows.ts';

const stateFacet: Facet<NeedRow> = {
  key: 'etat',
  label: messages.state,
  all: messages.allStates,
  valuesOf: ({ record }) => [record.state],
  labelOf: (state) => needStateLabels[state as NeedState] ?? state,
  rankOf: (state) => needStates.indexOf(state as NeedState),
};

/** The filters of the list of needs, in the order in which they narrow it. */
export const facets: readonly Facet<NeedRow>[] = [
  stateFacet,
  ...sharedFacets<NeedRow>(({ record }) => record.location),
];
