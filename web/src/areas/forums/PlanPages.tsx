import { parisTime } from '@tandem/domain/calendar/paris-time';
import { useId, type ReactNode } from 'react';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { planMessages as messages } from './messages.ts';
import { PrintedFacts } from './ForumFacts.tsx';
import type { Forum, PlanLine, PlanPage, PlanSide } from './plan.ts';
import classes from './Forums.module.css';

interface PlanPagesProps {
  forum: Forum;
  pages: readonly PlanPage[];
  side: PlanSide;
  /** The buttons of one meeting, where there are any. */
  actions?: (line: PlanLine) => ReactNode;
  /** What can be done with one page. */
  ofPage?: (page: PlanPage) => ReactNode;
}

const Line = ({ line, actions }: { line: PlanLine; actions: PlanPagesProps['actions'] }) => {
  const isCancelled = line.meeting.state === 'cancelled';
  return (
    <tr>
      <td className={classes.time}>{parisTime(new Date(line.at))}</td>
      <td>
        <span className={isCancelled ? classes.struck : undefined}>{line.name}</span>{' '}
        {isCancelled && <Badge variant="hollow">{messages.cancelled}</Badge>}
        {line.meeting.by_hand && actions && <Badge variant="hollow">{messages.byHand}</Badge>}
        <span className={classes.need}>{line.need}</span>
      </td>
      {actions && (
        <td className={classes.change}>
          {!isCancelled && <div className={classes.buttons}>{actions(line)}</div>}
        </td>
      )}
    </tr>
  );
};

const Page = ({
  forum,
  page,
  side,
  actions,
  ofPage,
}: { page: PlanPage } & Omit<PlanPagesProps, 'pages'>) => {
  const heading = useId();
  return (
    <Card as="section" className={classes.page ?? ''} aria-labelledby={heading}>
      <div className={classes.head}>
        <h3 id={heading}>{page.name}</h3>
        {ofPage?.(page)}
      </div>
      <PrintedFacts forum={forum} />
      <table>
        <thead>
          <tr>
            <th scope="col" className={classes.time}>
              {messages.time}
            </th>
            <th scope="col">{messages.who[side]}</th>
            {actions && (
              <th scope="col" className={classes.change}>
                {messages.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {page.lines.map((line) => (
            <Line key={line.meeting.id} line={line} actions={actions} />
          ))}
        </tbody>
      </table>
    </Card>
  );
};

/** A plan, each of one side on a page of their own when it is printed. */
export const PlanPages = ({ pages, ...props }: PlanPagesProps) => (
  <div className={classes.plan}>
    {pages.map((page) => (
      <Page key={page.id} page={page} {...props} />
    ))}
  </div>
);
