import { lodgingOf } from '@tandem/domain/contracts/opco/find-opco';
import { useQuery } from '@tanstack/react-query';
import { dotted } from '../../../ui/dotted.ts';
import { partLinksQuery } from '../part-links/part-overview.ts';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import type { PartOverview } from './file-overview.ts';
import classes from './FileGlance.module.css';
import { fileMessages as messages } from './messages.ts';
import { standingsOf } from './part-standing.ts';

const wordsOf = ({ missing, wrong }: PartOverview): string =>
  [missing > 0 && messages.missing(missing), wrong > 0 && messages.wrong(wrong)]
    .filter(Boolean)
    .join(', ') || messages.complete;

const lodgingWords = (values: ContractDraft['values']): string | null => {
  const kind = values['employer_kind'] ?? '';
  const idcc = values['idcc'] ?? '';
  if (kind === '' || idcc === '') return null;
  const lodging = lodgingOf({ kind, idcc, opco: values['opco'] ?? '' });
  return lodging.with === 'opco'
    ? messages.lodging.opco(lodging.name)
    : messages.lodging[lodging.with];
};

interface FileGlanceProps {
  parts: readonly PartOverview[];
  draft: ContractDraft;
  /** Nothing can be written in it any more: nobody is waited for. */
  closed: boolean;
  /** It is lodged, or was: where is no longer a question. */
  lodged: boolean;
}

/** What is missing from each part, who has filled it in or on whom it waits, and where the contract is lodged. */
const FileGlance = ({ parts, draft, closed, lodged }: FileGlanceProps) => {
  const links = useQuery({ ...partLinksQuery(draft.matchId), enabled: !closed });
  // Until the requests are read nobody is said to be asked, or not to be.
  const standingWords = standingsOf({
    ...draft,
    parts: links.data?.parts ?? [],
    closed: closed || !links.data,
  });
  const lodging = lodged ? null : lodgingWords(draft.values);
  return (
    <section className={classes.glance}>
      <h2>{messages.glance}</h2>
      <ul>
        {parts.map((one) => (
          <li key={one.part}>
            <a href={`#part-${one.part}`}>{one.label}</a>{' '}
            <span>{dotted([wordsOf(one), standingWords(one.part)])}</span>
          </li>
        ))}
      </ul>
      {lodging && <p>{lodging}</p>}
    </section>
  );
};

export default FileGlance;
