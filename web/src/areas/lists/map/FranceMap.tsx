import { useId, useRef, useState, type PointerEvent } from 'react';
import type { Cluster } from './clusters.ts';
import { departments } from './departments.ts';
import { Marks } from './Marks.tsx';
import { onEarth, onMap, unitsOf, type Box, type Coordinates, type Point } from './projection.ts';
import type { Zone } from '@tandem/domain/lists/zone';
import { rectangleText } from './rectangle-text.ts';
import classes from './FranceMap.module.css';

/** A circle on the ground. */
export interface Circle {
  centre: Coordinates;
  km: number;
}

interface FranceMapProps {
  /** What it shows, for those who do not see it. */
  label: string;
  view: Box;
  clusters: readonly Cluster[];
  zone: Zone;
  /** How far people would go. */
  limits: readonly Circle[];
  /** The filter by a town and a distance. */
  near: Circle | null;
  /** What is chosen: a department, or a rectangle as the address says it. */
  onChoose: (zone: string) => void;
}

/** So many pixels make a press a stroke. */
const stroke = 8;

const between = (one: Point, other: Point): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

const departmentAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => (element instanceof SVGElement ? element.dataset['code'] : undefined))
    .find((code) => code !== undefined);

/** Presses choose a department, strokes of the mouse or the pen a rectangle; a finger scrolls the page as everywhere. */
const useChoosing = (onChoose: (zone: string) => void) => {
  const drawing = useRef<SVGSVGElement>(null);
  const [start, setStart] = useState<{ at: Point; clientX: number; clientY: number }>();
  const [end, setEnd] = useState<Point>();
  const pointOf = ({ clientX, clientY }: PointerEvent): Point | undefined => {
    const matrix = drawing.current?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
  };
  const forget = () => {
    setStart(undefined);
    setEnd(undefined);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const at = pointOf(event);
      if (!at || event.button !== 0) return;
      setStart({ at, clientX: event.clientX, clientY: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start || event.pointerType === 'touch') return;
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (far < stroke && !end) return;
      if (!end) drawing.current?.setPointerCapture(event.pointerId);
      setEnd(pointOf(event));
    },
    onPointerUp: (event: PointerEvent) => {
      forget();
      if (start && end) return onChoose(rectangleText(onEarth(start.at), onEarth(end)));
      const code = start && departmentAt(event);
      if (code !== undefined) onChoose(code);
    },
    onPointerCancel: forget,
  };
  return { drawing, drawn: start && end && between(start.at, end), handlers };
};

const circleOf = ({ centre, km }: Circle) => {
  const { x, y } = onMap(centre);
  return { cx: x, cy: y, r: unitsOf(km, centre.latitude) };
};

const rectangleOf = (zone: Zone): Box | undefined => {
  if (zone.kind !== 'rectangle') return undefined;
  const { west, south, east, north } = zone.rectangle;
  return between(
    onMap({ latitude: south, longitude: west }),
    onMap({ latitude: north, longitude: east }),
  );
};

/** The departments with marks on them. What it shows stands in the list as well: it is a picture to those who hear the page. */
export const FranceMap = ({
  label,
  view,
  clusters,
  zone,
  limits,
  near,
  onChoose,
}: FranceMapProps) => {
  const title = useId();
  const { drawing, drawn, handlers } = useChoosing(onChoose);
  const rectangle = drawn ?? rectangleOf(zone);
  return (
    <svg
      ref={drawing}
      className={classes.map}
      role="img"
      aria-labelledby={title}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      {...handlers}
    >
      <title id={title}>{label}</title>
      {departments.map(([code, name, path]) => (
        <path
          key={code}
          className={classes.department}
          data-code={code}
          data-chosen={(zone.kind === 'department' && zone.code === code) || undefined}
          d={path}
        >
          <title>{`${code} ${name}`}</title>
        </path>
      ))}
      {limits.map((limit) => (
        <circle
          key={`${limit.centre.latitude} ${limit.centre.longitude} ${limit.km}`}
          className={classes.limit}
          {...circleOf(limit)}
        />
      ))}
      {near && <circle className={classes.near} {...circleOf(near)} />}
      <Marks clusters={clusters} width={view.width} />
      {rectangle && <rect className={classes.rectangle} {...rectangle} />}
    </svg>
  );
};
