import { formatNumber } from '../../../platform/format/numbers.ts';
import { markKinds, type Cluster, type MarkKind } from './clusters.ts';
import { mapMessages as messages } from './messages.ts';
import type { Point } from './projection.ts';
import classes from './FranceMap.module.css';

/** Sizes of marks, in hundredths of the width of what is seen. */
const smallest = 0.8;
const largest = 3.4;
/** From this size on a number fits into a mark. */
const readable = 1.7;

interface GlyphProps extends Point {
  kind: MarkKind;
  /** Half of its width. */
  size: number;
}

/** People are round and needs are angular; who has something is full, who has nothing is hollow. */
export const Glyph = ({ kind, x, y, size }: GlyphProps) => {
  const className = classes.glyph;
  if (kind === 'needs')
    return (
      <rect
        className={className}
        data-kind={kind}
        x={x - size * 0.9}
        y={y - size * 0.9}
        width={size * 1.8}
        height={size * 1.8}
      />
    );
  if (kind === 'lone_needs')
    return (
      <path
        className={className}
        data-kind={kind}
        d={`M${x} ${y - size * 1.2}l${size * 1.2} ${size * 1.2}-${size * 1.2} ${size * 1.2}-${size * 1.2}-${size * 1.2}z`}
      />
    );
  return <circle className={className} data-kind={kind} cx={x} cy={y} r={size} />;
};

/** Where each kind stands where several meet: people at left, needs at right, those that have nothing below. */
const sides: Record<MarkKind, Point> = {
  candidates: { x: -1, y: -1 },
  lone_candidates: { x: -1, y: 1 },
  needs: { x: 1, y: -1 },
  lone_needs: { x: 1, y: 1 },
};

const titleOf = ({ name, others, counts }: Cluster): string =>
  [
    messages.cluster(name, others),
    ...markKinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => messages.count(kind, counts[kind])),
  ].join('\n');

interface ClusterMarksProps {
  cluster: Cluster;
  sizeOf: (count: number) => number;
  /** A hundredth of the width of what is seen. */
  unit: number;
  /** Those that are drawn now. */
  layer: readonly MarkKind[];
}

/** Who has nothing is drawn last, so that nothing hides them. */
const layers: readonly (readonly MarkKind[])[] = [
  ['candidates', 'needs'],
  ['lone_candidates', 'lone_needs'],
];

const ClusterMarks = ({ cluster, sizeOf, unit, layer }: ClusterMarksProps) => {
  const kinds = markKinds.filter((kind) => cluster.counts[kind] > 0);
  const isMixed = kinds.length > 1;
  const drawn = kinds.filter((kind) => layer.includes(kind));
  if (drawn.length === 0) return null;
  return (
    <g>
      <title>{titleOf(cluster)}</title>
      {drawn.map((kind) => {
        const count = cluster.counts[kind];
        const size = sizeOf(count);
        const away = isMixed ? size * 0.85 : 0;
        const x = cluster.x + sides[kind].x * away;
        const y = cluster.y + sides[kind].y * away;
        return (
          <g key={kind}>
            <Glyph kind={kind} x={x} y={y} size={size} />
            {size >= readable * unit && (
              <text className={classes.number} data-kind={kind} x={x} y={y} fontSize={unit * 1.9}>
                {formatNumber(count)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
};

/** The marks of all clusters; what they measure says how many stand for one. */
export const Marks = ({ clusters, width }: { clusters: readonly Cluster[]; width: number }) => {
  const unit = width / 100;
  const most = Math.max(
    1,
    ...clusters.flatMap(({ counts }) => markKinds.map((kind) => counts[kind])),
  );
  const sizeOf = (count: number): number =>
    unit *
    Math.min(largest, smallest + (largest - smallest) * Math.sqrt(count / Math.max(most, 20)));
  return layers.map((layer) => (
    <g key={layer.join(' ')}>
      {clusters.map((cluster) => (
        <ClusterMarks
          key={`${cluster.x} ${cluster.y}`}
          cluster={cluster}
          sizeOf={sizeOf}
          unit={unit}
          layer={layer}
        />
      ))}
    </g>
  ));
};
