import { Badge } from '../../ui/feedback/Badge.tsx';

interface StateBadgeProps {
  state: 'invited' | 'registered';
  labels: Readonly<Record<StateBadgeProps['state'], string>>;
}

/** Whether somebody has registered already. */
export const StateBadge = ({ state, labels }: StateBadgeProps) => (
  <Badge variant={state === 'invited' ? 'hollow' : 'filled'}>{labels[state]}</Badge>
);
