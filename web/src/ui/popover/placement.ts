interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Placement {
  /** Which edges of the button and of the panel stand in one line. */
  side: 'start' | 'end';
  /** Pixels between the two. */
  offset: number;
  /** Pixels that stay free at the edges of the window. */
  edge: number;
}

const within = (wanted: number, least: number, most: number): number =>
  Math.max(least, Math.min(wanted, most));

/** Where a panel stands in the window: below its button, above where only that has room, and never across an edge. */
export const placeBeside = (
  button: Box,
  panel: Size,
  view: Size,
  { side, offset, edge }: Placement,
): { top: number; left: number } => {
  const below = button.bottom + offset;
  const above = button.top - offset - panel.height;
  const isBelow = below + panel.height <= view.height - edge || above < edge;
  const left = side === 'end' ? button.right - panel.width : button.left;
  return {
    top: isBelow ? below : above,
    left: within(left, edge, view.width - edge - panel.width),
  };
};
