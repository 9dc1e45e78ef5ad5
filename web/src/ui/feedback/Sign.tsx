import { useRef, useState, type ReactNode } from 'react';
import classes from './Sign.module.css';

interface SignProps {
  /** Whether what it stands for has happened: green with a tick, or red with a cross. */
  good: boolean;
  /** What it says, a line each; shown where one points or touches. */
  lines: readonly string[];
  children: ReactNode;
}

/** A small picture that says in words what it means, to those who hear it and to those who point at it. */
export const Sign = ({ good, lines, children }: SignProps) => {
  const sign = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const place = (tip: HTMLSpanElement | null) => {
    const box = sign.current?.getBoundingClientRect();
    if (!tip || !box) return;
    // On the top layer, where neither the cell nor the head of the table cuts it off.
    tip.showPopover();
    const left = box.left + box.width / 2 - tip.offsetWidth / 2;
    tip.style.left = `${Math.max(8, Math.min(left, window.innerWidth - tip.offsetWidth - 8))}px`;
    const above = box.top - tip.offsetHeight;
    tip.style.top = `${above > 8 ? above : box.bottom}px`;
  };
  return (
    <span
      ref={sign}
      className={classes.sign}
      role="img"
      aria-label={lines.join(', ')}
      data-good={good || undefined}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
    >
      {children}
      <svg className={classes.mark} viewBox="0 0 12 12" aria-hidden focusable="false">
        <circle cx="6" cy="6" r="6" />
        <path d={good ? 'm3.2 6.2 2 2 3.6-4' : 'm4 4 4 4M8 4 4 8'} />
      </svg>
      {shown && (
        <span ref={place} className={classes.tip} popover="manual">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </span>
  );
};
