import { ApprenticeExport } from '../contracts/exchange/ApprenticeExport.tsx';
import { Breaks } from './breaks/Breaks.tsx';
import type { FigureSession } from './figure-session.ts';
import { Refusals } from './refusals/Refusals.tsx';

interface LateFiguresProps {
  session: FigureSession;
  ready: boolean;
}

/** What stands below the candidates' way: its code comes when that stands. */
const LateFigures = ({ session, ready }: LateFiguresProps) => (
  <>
    <Breaks session={session} ready={ready} />
    <Refusals session={session} ready={ready} />
    <ApprenticeExport session={session?.id} />
  </>
);

export default LateFigures;
