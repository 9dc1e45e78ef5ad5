interface Tokens {
  access: string;
  refresh: string;
}

type Someone = 'candidate' | 'company' | 'superuser';

/** The people of the demonstration whom the screens are measured as, and a link to a tutor's test. */
export type DemoPeople = Record<Someone, Tokens> & { test: string };

export interface PhoneScreen {
  name: string;
  path: string;
  as?: Someone;
  /** The access token has lapsed. */
  lapsed?: true;
  /** What stands there when one can begin. */
  selector: string;
  /** How many of them at least. */
  least?: number;
}

const match = '#root main li button[aria-expanded]';
const rows = 'main [role="listitem"], main table tbody tr';

export const phoneScreens = (people: DemoPeople): readonly PhoneScreen[] => [
  { name: "visitor's home", path: '/', selector: 'main a[href="/login"]' },
  { name: 'sign-in', path: '/login', selector: 'main form input[type="password"]' },
  { name: "tutor's test", path: people.test, selector: 'main form select', least: 3 },
  { name: "candidate's home", path: '/', as: 'candidate', selector: 'main ol li, main ul li' },
  { name: "candidate's matches", path: '/applicant/matches', as: 'candidate', selector: match },
  { name: "company's home", path: '/', as: 'company', selector: 'main ol li, main ul li' },
  { name: "company's matches", path: '/company/matches', as: 'company', selector: match },
  {
    name: "company's matches, token lapsed",
    path: '/company/matches',
    as: 'company',
    lapsed: true,
    selector: match,
  },
  {
    name: "staff's candidates",
    path: '/dashboard/applicant-management',
    as: 'superuser',
    selector: rows,
    least: 5,
  },
  {
    name: "staff's companies",
    path: '/dashboard/company-management',
    as: 'superuser',
    selector: rows,
    least: 5,
  },
];
