/** What the staff's bell says in a line, and where it leads. */
export interface StaffNews {
  text: string;
  link: string;
}

/** Somebody who has registered, or whose address was refused, since the bell last said so. */
export interface NewFact {
  side: 'applicant' | 'company';
  /** None: everybody of the staff sees to them. */
  programmeIds: readonly number[];
  isRegistered: boolean;
  isRefused: boolean;
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count > 1 ? many : one}`;

const newAccounts = (facts: readonly NewFact[]): StaffNews | null => {
  const registered = facts.filter(({ isRegistered }) => isRegistered);
  const candidates = registered.filter(({ side }) => side === 'applicant').length;
  const companies = registered.length - candidates;
  if (registered.length === 0) return null;
  const parts = [
    ...(candidates > 0 ? [counted(candidates, 'candidat', 'candidats')] : []),
    ...(companies > 0 ? [counted(companies, 'entreprise', 'entreprises')] : []),
  ];
  return {
    text: `Nouveaux comptes\u202F: ${parts.join(' et ')}`,
    link: `/dashboard/${candidates > 0 ? 'applicant' : 'company'}-management`,
  };
};

const newRefusals = (facts: readonly NewFact[]): StaffNews | null => {
  const refused = facts.filter(({ isRefused }) => isRefused).length;
  if (refused === 0) return null;
  return {
    text: counted(
      refused,
      'adresse ne reçoit pas nos e-mails',
      'adresses ne reçoivent pas nos e-mails',
    ),
    link: '/dashboard/a-faire?kind=bounce',
  };
};

/** What is news to somebody who looks after these programmes; after all, where there are none. */
export const staffNews = (
  facts: readonly NewFact[],
  ownProgrammeIds: readonly number[],
): StaffNews[] => {
  const own = facts.filter(
    ({ programmeIds }) =>
      ownProgrammeIds.length === 0 ||
      programmeIds.length === 0 ||
      programmeIds.some((id) => ownProgrammeIds.includes(id)),
  );
  return [newAccounts(own), newRefusals(own)].filter((one) => one !== null);
};
