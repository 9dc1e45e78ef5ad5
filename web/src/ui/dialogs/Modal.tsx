import { useFocusTrap } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../../platform/router/layers.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons.tsx';
import { dialogMessages } from '../messages.ts';
import classes from './Modal.module.css';

interface ModalProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Where it stands, and how it comes there. */
  kind: 'dialog' | 'drawer';
  /** In pixels, where there is so much room. */
  width: number;
  children?: ReactNode;
}

/** How many lie above the page: it moves again when the last of them is gone. */
let holding = 0;

/** What lies below stays where it is, and keeps its width where a bar for scrolling goes. */
const useHeldPage = (opened: boolean): void =>
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const { documentElement: page } = document;
    if (holding === 0)
      page.dataset['held'] = window.innerWidth > page.clientWidth ? 'bar' : 'no-bar';
    holding += 1;
    return () => {
      holding -= 1;
      if (holding === 0) delete page.dataset['held'];
    };
  }, [opened]);

/** Closed by Escape, one at a time: what is open within it, a menu or a list of choices, goes first. */
const useEscape = (opened: boolean, panel: () => HTMLElement | null, onClose: () => void) => {
  const isOf = useEffectEvent((event: KeyboardEvent) => {
    const from = event.target instanceof Element ? event.target : null;
    const within = panel();
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return false;
    if (from?.getAttribute('data-mantine-stop-propagation') === 'true') return false;
    const around = from?.closest('[role="dialog"], [role="menu"]');
    return !around || around === within;
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isOf(event)) return;
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [opened]);
};

/** Takes the focus when it opens, keeps it, and gives it back to where it was. */
const useHeldFocus = (opened: boolean, panel: () => HTMLElement | null): void => {
  const trap = useFocusTrap(opened);
  const panelNow = useEffectEvent(panel);
  // Not sooner: the button of a menu, closed by the same click, has its focus back by then.
  useEffect(() => {
    const held = opened ? panelNow() : null;
    if (!held) return undefined;
    const from = document.activeElement;
    trap(held);
    return () => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || held.contains(activeElement);
      if (isLost && from instanceof HTMLElement && from.isConnected)
        from.focus({ preventScroll: true });
    };
  }, [opened, trap]);
};

/** What lies above the page until it is closed, and lets nothing below be reached meanwhile. */
export const Modal = ({ opened, onClose, title, kind, width, children }: ModalProps) => {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const panelNow = () => panel.current;
  useHeldPage(opened);
  useEscape(opened, panelNow, onClose);
  useHeldFocus(opened, panelNow);
  useLayer(opened, onClose);
  if (!opened) return null;
  return createPortal(
    <div className={classes.layer} data-kind={kind}>
      <div className={classes.shade} role="presentation" onClick={onClose} />
      <section
        ref={panel}
        role="dialog"
        aria-modal
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-body`}
        tabIndex={-1}
        className={classes.panel}
        style={{ maxWidth: width }}
      >
        {/* No header, which would count as a second banner of the page. */}
        <div className={classes.head}>
          <h2 id={`${id}-title`} className={classes.title}>
            {title}
          </h2>
          <IconButton className={classes.close} label={dialogMessages.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div id={`${id}-body`} className={classes.body}>
          {children}
        </div>
      </section>
    </div>,
    document.body,
  );
};
