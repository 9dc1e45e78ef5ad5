import {
  createContext,
  use,
  useCallback,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Link } from '../actions/Link.tsx';
import classes from './Menu.module.css';
import { Popover, type PopoverTarget } from './Popover.tsx';

const CloseContext = createContext<() => void>(() => undefined);

/** How far a key goes from the entry at `index` among `count` of them; null for a key that goes nowhere. */
const next = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const index = items.findIndex((item) => item === document.activeElement);
  const to = next(event.key, index, items.length);
  if (to === null) return;
  event.preventDefault();
  items[to]?.focus();
};

interface MenuProps {
  renderTarget: (props: PopoverTarget) => ReactNode;
  label: string;
  width: number;
  offset?: number;
  children: ReactNode;
}

/** A button's list of things to do: of `MenuLink` and `MenuItem`. */
export const Menu = ({ children, ...props }: MenuProps) => {
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  return (
    <Popover {...props} opened={opened} onChange={setOpened} role="menu" className={classes.menu}>
      <CloseContext value={close}>
        <div role="presentation" onKeyDown={moveFocus}>
          {children}
        </div>
      </CloseContext>
    </Popover>
  );
};

/** Who or what the list is about. */
export const MenuLabel = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={[classes.label, className].filter(Boolean).join(' ')}>{children}</div>
);

export const MenuLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link role="menuitem" to={to} className={classes.item} onClick={use(CloseContext)}>
    {children}
  </Link>
);

export const MenuItem = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => {
  const close = use(CloseContext);
  return (
    <button
      type="button"
      role="menuitem"
      className={classes.item}
      onClick={() => {
        close();
        onClick();
      }}
    >
      {children}
    </button>
  );
};
