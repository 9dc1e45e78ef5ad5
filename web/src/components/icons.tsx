import type { ReactNode } from 'react';

/** The few signs that stand alone on a button; the button's label says what they mean. */
const icon = (drawing: ReactNode) => () => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    {drawing}
  </svg>
);

export const BellIcon = icon(
  <path d="M6 10a6 6 0 1 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20.5a2.2 2.2 0 0 0 4 0" />,
);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const ChevronDownIcon = icon(<path d="m7 10 5 5 5-5" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const SearchIcon = icon(<path d="M16.5 16.5 21 21M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0Z" />);
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />);
export const PencilIcon = icon(<path d="m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19 4 20Z" />);
export const TrashIcon = icon(
  <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5" />,
);
