import { lodgingOf } from '@tandem/domain/contracts/opco/find-opco';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { DraftState } from '../draft/DraftState.tsx';
import type { PartOverview } from './file-overview.ts';
import classes from './FileGlance.module.css';
import { fileMessages as messages } from './messages.ts';

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
  /** Its fields change no more. */
  frozen: boolean;
  /** It is lodged, or was: where is no longer a question. */
  lodged: boolean;
}

/** What is missing from each part, and where the contract is lodged. */
export const FileGlance = ({ parts, draft, frozen, lodged }: FileGlanceProps) => {
  const lodging = lodged ? null : lodgingWords(draft.values);
  return (
    <section className={classes.glance}>
      <h2>{messages.glance}</h2>
      <ul>
        {parts.map((one) => (
          <li key={one.part}>
            <a href={`#part-${one.part}`}>{one.label}</a> <span>{wordsOf(one)}</span>
          </li>
        ))}
      </ul>
      {lodging && <p>{lodging}</p>}
      {!frozen && <DraftState news={draft.news} />}
    </section>
  );
};
