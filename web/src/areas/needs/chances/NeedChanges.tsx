import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { needChangeMessages as messages } from './need-change-messages.ts';
import { needChangeSentences } from './need-change-sentences.ts';

/** What each single change of a need would bring. */
const NeedChanges = ({ id }: { id: number }) => {
  const query = useQuery(callQuery('GET /offers/{id}/chances/changes/', { params: { id } }));
  return (
    <Loaded query={query} failure={messages.failed}>
      {({ changes }) => {
        const sentences = changes ? needChangeSentences(changes) : [];
        if (sentences.length === 0) return <p>{changes ? messages.nothing : messages.closed}</p>;
        return (
          <>
            <p>{messages.lead}</p>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
};

export default NeedChanges;
