import { useMemo } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { clustersOf, countPlaces, markKinds, sumOf, totalOf, type Counts } from './clusters.ts';
import { FranceMap, type Circle } from './FranceMap.tsx';
import { limitsOf, splitDrawn, viewOf, zoneChoices } from './map-view.ts';
import { Glyph } from './Marks.tsx';
import { mapMessages as messages } from './messages.ts';
import type { ListMap, LocatedRow, MapSide } from './use-map.ts';
import classes from './MapPanel.module.css';

/** The candidates and the needs that a list shows, by id. */
export interface Shown {
  candidates: ReadonlySet<number>;
  needs: ReadonlySet<number>;
}

/** The call that rows come from. */
export interface RowsLoad {
  data: unknown;
  error: Error | null;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

interface MapPanelProps {
  side: MapSide;
  map: ListMap;
  /** Those that all filters but the map's own leave; undefined while they load. */
  rows: readonly LocatedRow[] | undefined;
  /** Where they come for the map alone; whose list brings them says itself when it fails. */
  rowsLoad?: RowsLoad | undefined;
  near: Circle | null;
  /** Of candidates and needs those that the list is about, where it is about both; `rows` are all of them together. */
  both?: Shown | undefined;
  /** As the address has it. */
  chosen: string;
  onChoose: (zone: string) => void;
}

interface LegendProps {
  /** Of all that the map is about, overseas included. */
  counts: Counts;
  hasLimits: boolean;
  hasNear: boolean;
}

const Legend = ({ counts, hasLimits, hasNear }: LegendProps) => (
  <ul className={classes.legend}>
    {markKinds.map((kind) => (
      <li key={kind}>
        <svg viewBox="0 0 20 20" className={classes.sign} aria-hidden="true">
          <Glyph kind={kind} x={10} y={10} size={6.5} />
        </svg>
        {messages.count(kind, counts[kind])}
      </li>
    ))}
    {hasLimits && <li>{messages.limits}</li>}
    {hasNear && <li>{messages.nearCircle}</li>}
  </ul>
);

type LoadedProps = MapPanelProps & {
  data: NonNullable<ListMap['load']['data']>;
  places: NonNullable<ListMap['placeOf']>;
  rows: readonly LocatedRow[];
};

/** What the map shows of the list and of what stands beside it: all needs beside candidates, all candidates beside needs. */
const useCounted = ({ side, data, rows, both }: LoadedProps) =>
  useMemo(() => {
    const shown = both ?? { [side]: new Set(rows.map(({ record }) => record.id)) };
    const counted = countPlaces(data.places, shown);
    const { drawn, beyond } = splitDrawn(counted);
    return { drawn, counts: sumOf(counted), beyond: totalOf(sumOf(beyond)) };
  }, [side, data, rows, both]);

const LoadedMap = (props: LoadedProps) => {
  const { data, places, rows, both, map, near, chosen, onChoose } = props;
  const { drawn, counts, beyond } = useCounted(props);
  const { zone } = map;
  const view = useMemo(() => viewOf(zone), [zone]);
  const clusters = useMemo(() => clustersOf(drawn, view), [drawn, view]);
  const choices = useMemo(
    () =>
      zoneChoices(rows, places, {
        names: data.departments,
        zone,
        text: chosen,
        ofBoth: both !== undefined,
      }),
    [rows, places, data.departments, zone, chosen, both],
  );
  const limits = useMemo(() => limitsOf(rows, places), [rows, places]);
  const told = markKinds.map((kind) => messages.count(kind, counts[kind])).join(', ');
  return (
    <>
      <div className={classes.head}>
        <SelectField
          label={messages.zone}
          placeholder={null}
          choices={choices}
          value={zone.kind === 'everywhere' ? '' : chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
        {zone.kind !== 'everywhere' && (
          <Button size="sm" variant="quiet" onClick={() => onChoose('')}>
            {messages.clear}
          </Button>
        )}
      </div>
      <FranceMap
        label={messages.picture(told)}
        view={view}
        clusters={clusters}
        zone={zone}
        limits={limits}
        near={near}
        onChoose={(text) => onChoose(text === chosen ? '' : text)}
      />
      <Legend counts={counts} hasLimits={limits.length > 0} hasNear={near !== null} />
      {beyond > 0 && <p className={classes.note}>{messages.beyond(beyond)}</p>}
      <p className={classes.note}>{messages.hint}</p>
      <p className={classes.note}>
        <a href={messages.creditLink} target="_blank" rel="noreferrer">
          {messages.credit}
        </a>
      </p>
    </>
  );
};

/** Where the rows of a list are; choosing on it filters the list. */
const MapPanel = (props: MapPanelProps) => {
  const { map, rows, rowsLoad } = props;
  const { load, placeOf } = map;
  const failed = [load, ...(rowsLoad ? [rowsLoad] : [])].find(
    ({ data, isError }) => isError && data === undefined,
  );
  return (
    <section className={classes.panel} aria-label={messages.title}>
      {failed && <LoadFailure query={failed} failure={messages.failed} />}
      {load.data && placeOf && rows ? (
        <LoadedMap {...props} data={load.data} places={placeOf} rows={rows} />
      ) : (
        !failed && <Skeleton height={420} />
      )}
    </section>
  );
};

export default MapPanel;
