import { contactIn } from '@tandem/domain/contracts/part-links/parties';
import { useQuery } from '@tanstack/react-query';
import { formatList } from '../../../platform/format/text.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { AskButtons } from './AskButtons.tsx';
import { askMessages as messages } from './messages.ts';
import {
  partLinksQuery,
  partyOverviews,
  requestWords,
  stateWords,
  waitedFor,
  type AskedPart,
} from './part-overview.ts';
import classes from './PartLinks.module.css';

interface PartLinksProps {
  draft: ContractDraft;
  /** Nothing can be written in the file any more: nobody is asked, and nobody is waited for. */
  closed: boolean;
}

const Lines = ({ draft, closed, parts }: PartLinksProps & { parts: readonly AskedPart[] }) => {
  const overviews = partyOverviews(draft, parts);
  const waited = closed ? [] : waitedFor(overviews);
  return (
    <>
      {waited.length > 0 && <p role="status">{messages.waitsFor(formatList(waited))}.</p>}
      <ul className={classes.lines}>
        {overviews.map((overview) => {
          const { asked, label, party } = overview;
          return (
            <li key={party}>
              <div>
                <p>
                  <strong>{label}</strong> <span>{stateWords(overview)}</span>
                </p>
                <p className={classes.quiet}>{asked ? requestWords(asked) : messages.notAsked}</p>
              </div>
              <AskButtons
                matchId={draft.matchId}
                party={party}
                label={label}
                asked={asked}
                contact={contactIn(party, draft.values)}
                closed={closed}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** Who fills in which part of the file, who was asked, and on whom it waits. */
const PartLinks = ({ draft, closed }: PartLinksProps) => {
  const links = useQuery(partLinksQuery(draft.matchId));
  return (
    <section className={classes.parts}>
      <h2>{messages.heading}</h2>
      <p>{closed ? messages.closedLead : messages.lead}</p>
      <Loaded query={links} skeleton={<Skeleton height={320} />} failure={messages.loadFailed}>
        {({ parts }) => <Lines draft={draft} closed={closed} parts={parts} />}
      </Loaded>
    </section>
  );
};

export default PartLinks;
