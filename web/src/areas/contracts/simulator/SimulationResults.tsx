import { typeset } from '@tandem/domain/contracts/finding';
import type { Aid } from '@tandem/domain/contracts/pay/aid';
import type { PayPeriod, SimulationResult } from '@tandem/domain/contracts/pay/simulate';
import { formatDay, formatShortDay } from '../../../platform/format/dates.ts';
import { formatDecimal, formatPercent, narrowSpace } from '../../../platform/format/numbers.ts';
import { simulatorMessages as messages } from './messages.ts';
import classes from './Simulator.module.css';

const euros = (amount: number | null): string =>
  amount === null ? messages.unknown : `${formatDecimal(amount, 2)}${narrowSpace}€`;

const restOf = ({ cost, aid }: PayPeriod): number | null =>
  cost === null || aid === null ? null : Math.max(0, cost - aid);

const Fact = ({ name, amount }: { name: string; amount: number | null }) => (
  <div data-unknown={amount === null || undefined}>
    <dt>{name}</dt>
    <dd>{euros(amount)}</dd>
  </div>
);

const footOf = ({ rules, sources, knownUntil, toCheck, gross }: PayPeriod): string =>
  [
    gross === null && messages.unknownWhy,
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
      <strong>{messages.ofBase(formatPercent(period.percent), period.base)}</strong>
    </h3>
    {period.gross !== null && (
      <dl>
        <Fact name={messages.gross} amount={period.gross} />
        <Fact name={messages.net} amount={period.net} />
        <Fact name={messages.cost} amount={period.cost} />
        <Fact name={messages.aidMonthly} amount={period.aid} />
        <Fact name={messages.rest} amount={restOf(period)} />
      </dl>
    )}
    <p className={classes.foot}>{typeset(footOf(period))}</p>
  </li>
);

const AidLine = ({ aid }: { aid: Aid }) => (
  <div className={classes.period}>
    <h3>
      {messages.aid} <strong>{euros(aid.yearly)}</strong>
    </h3>
    <p className={classes.foot}>
      {typeset(
        [
          aid.reason,
          aid.total !== null && aid.total > 0 && messages.aidTotal(euros(aid.total)),
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
