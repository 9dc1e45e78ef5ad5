import { useFocusTrap } from '@mantine/hooks';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { placeBeside, type Placement } from './placement.ts';
import classes from './Popover.module.css';

/** What the button of a panel has to be given. */
export interface PopoverTarget {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface PopoverProps extends Partial<Placement> {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button that it belongs to. */
  renderTarget: (props: PopoverTarget) => ReactNode;
  /** What the panel is called. */
  label: string;
  role?: 'dialog' | 'menu';
  /** In pixels. */
  width: number;
  className?: string | undefined;
  children: ReactNode;
}

type Place = RefObject<HTMLElement | null>;

/** Keeps an open panel beside its button, whatever scrolls or grows meanwhile. */
const usePlacement = (opened: boolean, button: Place, panel: Place, placement: Placement) => {
  const put = useEffectEvent(() => {
    if (!button.current || !panel.current) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const place = placeBeside(
      button.current.getBoundingClientRect(),
      panel.current.getBoundingClientRect(),
      { width, height },
      placement,
    );
    panel.current.style.setProperty('top', `${place.top}px`);
    panel.current.style.setProperty('left', `${place.left}px`);
  });
  useLayoutEffect(() => {
    if (!opened || !panel.current) return undefined;
    const move = () => put();
    move();
    const grown = new ResizeObserver(move);
    grown.observe(panel.current);
    window.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', move, { capture: true });
      window.removeEventListener('resize', move);
    };
  }, [opened, panel]);
};

/** Closed by a press elsewhere and by Escape; the focus that was within goes back to the button. */
const useClosing = (opened: boolean, button: Place, panel: Place, onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return undefined;
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node &&
      (panel.current?.contains(target) === true || button.current?.contains(target) === true);
    const onPress = ({ target }: Event) => {
      if (!isWithin(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    const from = button.current;
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      const { activeElement } = document;
      if (activeElement === document.body || isWithin(activeElement))
        from?.focus({ preventScroll: true });
    };
  }, [opened, button, panel]);
};

/**
 * A panel that belongs to a button, in no one's way until it is opened. Fixed to the window: a toolbar, which a phone
 * pushes sideways, would cut it off otherwise.
 */
export const Popover = ({
  opened,
  onChange,
  renderTarget,
  label,
  role = 'dialog',
  width,
  side = 'end',
  offset = 8,
  edge = 8,
  className,
  children,
}: PopoverProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const trap = useFocusTrap(opened);
  // One and the same from drawing to drawing: the trap moves the focus into whatever it is given.
  const hold = useCallback(
    (node: HTMLDivElement | null) => {
      panel.current = node;
      trap(node);
    },
    [trap],
  );
  usePlacement(opened, button, panel, { side, offset, edge });
  useClosing(opened, button, panel, () => onChange(false));
  return (
    <>
      {renderTarget({
        ref: button,
        'aria-haspopup': role,
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
        onClick: () => onChange(!opened),
      })}
      {opened && (
        <div
          ref={hold}
          id={id}
          role={role}
          aria-label={label}
          tabIndex={-1}
          className={[classes.panel, className].filter(Boolean).join(' ')}
          style={{ width }}
        >
          {children}
        </div>
      )}
    </>
  );
};
