import { useQuery } from '@tanstack/react-query';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { partLinksQuery, partyOverviews } from '../part-links/part-overview.ts';
import classes from './FileGlance.module.css';
import type { PartOverview } from './file-overview.ts';
import { summaryOf } from './file-summary.ts';

interface FileSummaryProps {
  parts: readonly PartOverview[];
  draft: ContractDraft;
}

/** On a phone the parts stand one below the other, each a screen or more: this says first what is missing from them all. */
const FileSummary = ({ parts, draft }: FileSummaryProps) => {
  const links = useQuery(partLinksQuery(draft.matchId));
  const [first, ...others] = summaryOf(
    parts,
    // Until the requests are read nobody is said to be asked, or not to be.
    links.data ? partyOverviews(draft, links.data.parts) : [],
  );
  if (first === undefined) return null;
  return (
    <div className={classes.summary}>
      <p>{first}</p>
      {others.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
};

export default FileSummary;
