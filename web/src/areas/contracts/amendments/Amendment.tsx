import { amendmentStates } from '@tandem/domain/contracts/amendments/amendment';
import { codeLabel } from '@tandem/domain/reference/contract-codes';
import { formatMoment } from '../../../platform/format/dates.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { writerOf } from '../messages.ts';
import type { AmendmentAnswer } from './amendment.ts';
import { AmendmentActions } from './AmendmentActions.tsx';
import { AmendmentSignatures } from './AmendmentSignatures.tsx';
import classes from './Amendments.module.css';
import { amendmentMessages as messages } from './messages.ts';

const Differences = ({ of, label }: { of: AmendmentAnswer['differences']; label: string }) => (
  <table className={classes.differences} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{messages.differences}</th>
        <th scope="col">{messages.before}</th>
        <th scope="col">{messages.after}</th>
      </tr>
    </thead>
    <tbody>
      {of.map(({ key, label: field, before, after }) => (
        <tr key={key}>
          <th scope="row">{field}</th>
          <td data-label={messages.before}>{before || messages.nothing}</td>
          <td data-label={messages.after}>{after || messages.nothing}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface AmendmentProps {
  matchId: number;
  amendment: AmendmentAnswer;
  values: Readonly<Record<string, string>>;
  mayDraw: boolean;
}

/** One amendment: what it changes, against the version before it, and who has signed it. */
export const Amendment = ({ matchId, amendment, values, mayDraw }: AmendmentProps) => {
  const { number, state, kind, faults } = amendment;
  const name = messages.name(number);
  const sentences = [...new Set(Object.values(faults))];
  return (
    <li className={classes.amendment}>
      <div>
        <h3 className={classes.heading}>
          {name}{' '}
          <Badge variant={state === 'signed' ? 'good' : 'hollow'}>{amendmentStates[state]}</Badge>
        </h3>
        <p>
          {messages.effect(amendment.effective_on)}. {codeLabel('contractType', kind)}.
        </p>
        {amendment.reason && <p>{amendment.reason}</p>}
        <p className={classes.quiet}>
          {messages.drawn(writerOf(amendment.drawn_by), formatMoment(amendment.drawn_at))}
        </p>
      </div>
      {amendment.differences.length > 0 && (
        <Differences of={amendment.differences} label={`${messages.differences}, ${name}`} />
      )}
      {sentences.length > 0 && (
        <section>
          <h4>{messages.faults}</h4>
          <ul className={classes.faults}>
            {sentences.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
      {sentences.length === 0 && <AmendmentSignatures of={amendment.signatories} name={name} />}
      <AmendmentActions matchId={matchId} amendment={amendment} values={values} mayDraw={mayDraw} />
    </li>
  );
};
