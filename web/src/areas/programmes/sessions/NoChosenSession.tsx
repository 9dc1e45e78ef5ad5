import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NoSession } from './NoSession.tsx';
import { useChosenSession } from './use-chosen-session.ts';

/** In place of what is told of one session: none is chosen, or there is none yet. `sentence` asks to choose. */
export const NoChosenSession = ({ sentence }: { sentence: string }) =>
  useChosenSession().years.data?.length === 0 ? <NoSession /> : <EmptyState sentence={sentence} />;
