import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { Halves, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import classes from './HomeParts.module.css';
import { homeMessages as messages } from './messages.ts';

/** Milliseconds after which what has come is worth more than that all of it stands in its place. */
const patience = 3000;

/** What is read for a home, by the name of what it is for. */
type Reads<Name extends string> = Readonly<Record<Name, { isPending: boolean }>>;

const none: readonly string[] = [];
const LateNames = createContext(none);

/** Whether what a part reads had not come when the others were shown. */
export const useIsLate = (name: string): boolean => use(LateNames).includes(name);

/** A part in its place, unless it is late. */
export const InTime = ({ of, children }: { of: string; children: ReactNode }) =>
  useIsLate(of) ? null : children;

interface HomePartsProps<Name extends string> {
  /** What the parts read that have no size of their own before it comes. */
  of: Reads<Name>;
  /** What shows of each that is late, once it has come or failed. */
  late: Readonly<Record<Name, ReactNode>>;
  children: ReactNode;
}

/** Those that have come since, as they came: whatever is added below the others moves none of them. */
const useArrived = <Name extends string>(late: readonly Name[], of: Reads<Name>): Name[] => {
  const [arrived, setArrived] = useState<Name[]>([]);
  const more = late.filter((name) => !arrived.includes(name) && !of[name].isPending);
  if (more.length > 0) setArrived([...arrived, ...more]);
  return arrived;
};

const Checking = () => (
  <div data-checking>
    <Halves>
      <Skeleton height={300} />
      <Skeleton height={300} />
    </Halves>
  </div>
);

/**
 * The parts of a home, once all that they read has come or failed: one that comes later would push the others away from
 * under one's eyes. What hangs is not waited for: it comes at the end of the page, where it moves nothing.
 */
export const HomeParts = <Name extends string>({ of, late, children }: HomePartsProps<Name>) => {
  const names = Object.keys(of) as Name[];
  const pending = names.filter((name) => of[name].isPending);
  const [missed, setMissed] = useState<Name[]>();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!missed && (isOver || pending.length === 0)) setMissed(pending);
  const arrived = useArrived(missed ?? [], of);
  if (missed?.length === 0) return children;
  return (
    <LateNames value={missed ?? none}>
      {/* There before it says anything: what comes with its words is not read out. */}
      <p role="status" className={classes.late}>
        {missed && pending.length > 0 && <span>{messages.late}</span>}
      </p>
      {missed ? (
        <>
          {children}
          <div className={classes.end}>
            <Stack>
              {arrived.map((name) => (
                <div key={name}>{late[name]}</div>
              ))}
            </Stack>
          </div>
        </>
      ) : (
        <Checking />
      )}
    </LateNames>
  );
};
