import { Suspense, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { mapMessages as messages } from './messages.ts';
import { mapOpen, type ListMap, type LocatedRow, type MapState } from './use-map.ts';
import type { RowsLoad, Shown } from './MapPanel.tsx';
import classes from './MapBeside.module.css';

const MapPanel = lazyPart(() => import('./MapPanel.tsx'));

interface MapOfProps {
  state: MapState;
  onState: (change: Partial<MapState>) => void;
}

/** Opens the map of a list. What is chosen on it stays while it is closed, and the button says so. */
export const MapToggle = ({ state: { carte, zone }, onState }: MapOfProps) => (
  <Button
    size="sm"
    variant={zone === '' ? 'quiet' : 'main'}
    aria-pressed={carte === mapOpen}
    onClick={() => onState({ carte: carte === mapOpen ? '' : mapOpen })}
  >
    {zone === '' ? messages.open : messages.openWithZone}
  </Button>
);

interface MapBesideProps extends MapOfProps {
  map: ListMap & {
    rows: readonly LocatedRow[] | undefined;
    rowsLoad?: RowsLoad | undefined;
    both?: Shown | undefined;
  };
  near: { circle: { centre: { latitude: number; longitude: number }; km: number } | null };
  /** The list. */
  children: ReactNode;
}

/** A list, with its map above it or, where there is room, beside it. */
export const MapBeside = ({ map, near, state, onState, children }: MapBesideProps) => {
  const opened = map.side !== null && state.carte === mapOpen;
  return (
    <div className={classes.both} data-map={opened || undefined}>
      {map.side !== null && opened && (
        <Suspense fallback={<Skeleton height={420} />}>
          <MapPanel
            side={map.side}
            map={map}
            rows={map.rows}
            rowsLoad={map.rowsLoad}
            both={map.both}
            near={near.circle}
            chosen={state.zone}
            onChoose={(zone) => onState({ zone })}
          />
        </Suspense>
      )}
      <div className={classes.list}>{children}</div>
    </div>
  );
};
