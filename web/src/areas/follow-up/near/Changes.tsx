import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { changeSentences } from '../../needs/chances/candidate-change-sentences.ts';
import { needChangeSentences } from '../../needs/chances/need-change-sentences.ts';
import { nearMessages as messages } from './messages.ts';
import type { NearNeeds } from './near-sentences.ts';
import classes from './NearPairs.module.css';

interface SentencesProps<Counted> {
  query: UseQueryResult<{ changes: Counted | null }>;
  /** Who reads the same. */
  lead: string;
  sentencesOf: (changes: Counted) => string[];
}

const Sentences = <Counted,>({ query, lead, sentencesOf }: SentencesProps<Counted>) => (
  <Loaded query={query} failure={messages.changesFailed}>
    {({ changes }) => {
      const sentences = changes ? sentencesOf(changes) : [];
      if (sentences.length === 0) return <p className={classes.hint}>{messages.noChange}</p>;
      return (
        <>
          <p className={classes.hint}>{lead}</p>
          <ul className={classes.told}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      );
    }}
  </Loaded>
);

/** What each change of a candidate's sheet would bring, in the words in which the candidate reads it. */
export const ChangesOfCandidate = ({
  id,
  chances,
}: { id: number } & Pick<NearNeeds, 'chances'>) => (
  <Sentences
    query={useQuery(callQuery('GET /near_pairs/applicant/{id}/changes/', { params: { id } }))}
    lead={messages.readByCandidate}
    sentencesOf={(changes) => changeSentences(changes, chances)}
  />
);

/** The same of a need, as its company reads it. */
export const ChangesOfNeed = ({ id }: { id: number }) => (
  <Sentences
    query={useQuery(callQuery('GET /near_pairs/offer/{id}/changes/', { params: { id } }))}
    lead={messages.readByCompany}
    sentencesOf={needChangeSentences}
  />
);
