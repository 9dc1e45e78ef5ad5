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
export const ArrowUpIcon = icon(<path d="M12 19V5M6.5 10.5 12 5l5.5 5.5" />);
export const ArrowDownIcon = icon(<path d="M12 5v14M6.5 13.5 12 19l5.5-5.5" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const SearchIcon = icon(<path d="M16.5 16.5 21 21M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0Z" />);
export const MailIcon = icon(<path d="M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5" />);
export const PhoneMessageIcon = icon(
  <path d="M4 5h16v11.5h-8.5L7 20.5v-4H4ZM8.5 10.8h.01M12 10.8h.01M15.5 10.8h.01" />,
);
export const RemindIcon = icon(<path d="m3.5 11.5 17-7.5-5 17-4-7.5ZM11.5 13.5l9-9.5" />);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.2 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.4-1.4" />,
);
export const DownloadIcon = icon(<path d="M12 4v11M7.5 11 12 15.5 16.5 11M4.5 20h15" />);
export const EyeIcon = icon(
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z" />,
);
export const HandOverIcon = icon(<path d="M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4" />);
export const PencilIcon = icon(<path d="m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19 4 20Z" />);
export const TrashIcon = icon(
  <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5" />,
);
