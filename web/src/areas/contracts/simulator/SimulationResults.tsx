import { typeset } from '@tandem/domain/typography';
import type { Aid } from '@tandem/domain/contracts/pay/aid';
import type { PayPeriod, SimulationResult } from '@tandem/domain/contracts/pay/simulate';
import { formatDay, formatShortDay } from '../../../platform/format/dates.ts';
import { formatDecimal, formatPercent, narrowSpace } from '../../../platform/format/numbers.ts';
import { simulatorMessages as messages } from './messages.ts';
import classes from './Simulator.module.css';

const euros = (amount: number | null, otherwise: string = messages.unknown): string =>
  amount === null ? otherwise : `${formatDecimal(amount, 2)}${narrowSpace}€`;

/** A grid has whole percentages; what an agreed amount comes to seldom is one. */
const shareOf = (percent: number): string =>
  formatPercent(percent, Number.isInteger(percent) ? 0 : 2);

/** A minimum beside a pay that was agreed is told as one. */
const baseOf = ({ percent, base, atLeast, isAgreed }: PayPeriod): string => {
  const share = messages.ofBase(shareOf(percent), base);
  return atLeast === null || isAgreed ? share : messages.leastOf(share);
};

const restOf = ({ cost, aid }: PayPeriod): number | null =>
  cost === null || aid === null ? null : Math.max(0, cost - aid);

interface FactProps {
  name: string;
  amount: number | null;
  /** What stands where there is no amount. */
  otherwise?: string;
}

const Fact = ({ name, amount, otherwise }: FactProps) => (
  <div data-unknown={amount === null || undefined}>
    <dt>{name}</dt>
    <dd>{euros(amount, otherwise)}</dd>
  </div>
);

const footOf = ({
  rules,
  sources,
  knownUntil,
  toCheck,
  gross,
  atLeast,
  isAgreed,
}: PayPeriod): string =>
  [
    gross === null &&
      (atLeast === null || isAgreed ? messages.unknownWhy : messages.minimumUnknown),
    messages.rules(rules.join(', ')),
    sources.length > 0 && messages.sources(sources.join(', ')),
    knownUntil && messages.knownUntil(formatDay(knownUntil)),
    toCheck && messages.toCheck,
  ]
    .filter(Boolean)
    .join(' ');

const Period = ({ period }: { period: PayPeriod }) => (
  <li className={classes.period}>
    <h3>
      {messages.year(period.year)}{' '}
      <span>{messages.span(formatShortDay(period.from), formatShortDay(period.to))}</span>{' '}
      <strong>{baseOf(period)}</strong>
    </h3>
    {period.atLeast !== null && (
      <dl>
        <Fact name={messages.agreedAtLeast} amount={period.atLeast} />
      </dl>
    )}
    {period.gross !== null && (
      <dl>
        <Fact
          name={period.isAgreed ? messages.agreedGross : messages.gross}
          amount={period.gross}
        />
        <Fact name={messages.net} amount={period.net} />
        <Fact name={messages.cost} amount={period.cost} otherwise={messages.notCounted} />
        <Fact name={messages.aidMonthly} amount={period.aid} otherwise={messages.aidUnknown} />
        <Fact name={messages.rest} amount={restOf(period)} otherwise={messages.notCounted} />
      </dl>
    )}
    <p className={classes.foot}>{typeset(footOf(period))}</p>
  </li>
);

const AidLine = ({ aid }: { aid: Aid }) => (
  <div className={classes.period}>
    <h3>
      {messages.aid}{' '}
      <strong>{euros(aid.brokenOn ? aid.total : aid.yearly, messages.aidUnknown)}</strong>
    </h3>
    <p className={classes.foot}>
      {typeset(
        [
          aid.reason,
          aid.brokenOn
            ? messages.aidBroken(formatDay(aid.brokenOn), euros(aid.yearly))
            : aid.total !== null && aid.total > 0 && messages.aidTotal(euros(aid.total)),
          aid.source && messages.sources(aid.source),
          aid.knownUntil && messages.knownUntil(formatDay(aid.knownUntil)),
          aid.toCheck && messages.toCheck,
        ]
          .filter(Boolean)
          .join(' '),
      )}
    </p>
  </div>
);

/** Pay, cost and aid, period by period, each with its rule and its sources. */
export const SimulationResults = ({ periods, aid }: SimulationResult) => (
  <>
    <AidLine aid={aid} />
    <ol className={classes.periods}>
      {periods.map((period) => (
        <Period key={period.from} period={period} />
      ))}
    </ol>
    <p className={classes.foot}>{typeset(messages.notes)}</p>
  </>
);
