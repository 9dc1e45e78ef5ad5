import type { Services } from '../../areas/services.ts';
import { type InvitedAccount, remind, sendInvitations } from '../../areas/invitations/index.ts';
import { inviteManager } from '../../areas/accounts/index.ts';
import { notifyCompany } from '../../areas/companies/index.ts';
import { activationNotice } from '../../areas/personality-tests/index.ts';
import { auditLogOf, requestOf, type Happening } from './in-the-past.ts';
import type { DemoCompany, DemoPlan } from '../plan/plan.ts';
import { Reply, type SignedInActor } from '../../platform/http/call.ts';
import { linkTrades } from '../write/write-training.ts';
import { byInvitation } from '../write/write-accounts.ts';
import type { Invitee, Written } from '../write/written.ts';

const invitedAccount = (invitee: Invitee, { accounts }: Written): InvitedAccount[] => {
  const account = accounts.get(invitee);
  if (!account) return [];
  const { accountId, token } = account;
  const isCandidate = 'firstName' in invitee;
  return [
    {
      accountId,
      token,
      kind: isCandidate ? 'applicant' : 'company',
      email: invitee.email,
      name: isCandidate ? invitee.firstName : 'data' in invitee ? invitee.data.name : invitee.name,
      phone: isCandidate ? invitee.invitedPhone : null,
    },
  ];
};

const superuserOf = ({ superuserId }: Written): SignedInActor => ({
  accountId: superuserId,
  kind: 'superuser',
  email: '',
  signInId: 0,
  linkedProgrammeIds: null,
  isLimited: false,
  candidateId: null,
  companyId: null,
});

const invitations = (invitees: readonly Invitee[], written: Written): Happening[] =>
  byInvitation(invitees).map(([at, invited]) => ({
    at,
    play: async (past) => {
      const accounts = invited.flatMap((invitee) => invitedAccount(invitee, written));
      const auditLog = auditLogOf(past, superuserOf(written), 'invite');
      await past.db.transaction(async (tx) => {
        await auditLog.changed(tx, { accounts: accounts.map(({ accountId }) => accountId) });
        await sendInvitations(past, tx, accounts, false);
      });
    },
  }));

const reminders = (invitees: readonly Invitee[], written: Written): Happening[] => {
  const all = invitees.flatMap((invitee) =>
    invitee.arrival.remindedAt.map((at) => ({ at: at.getTime(), invitee })),
  );
  return [...Map.groupBy(all, ({ at }) => at)].map(([at, reminded]) => ({
    at: new Date(at),
    play: async (past) => {
      const accounts = reminded.flatMap(({ invitee }) => invitedAccount(invitee, written));
      const auditLog = auditLogOf(past, superuserOf(written), 'remind');
      const by = written.superuserId;
      await past.db.transaction((tx) => remind(past, tx, accounts, auditLog, { by }));
    },
  }));
};

const activations = (companies: readonly DemoCompany[], { accounts }: Written): Happening[] =>
  companies.flatMap((company) => {
    const companyId = accounts.get(company)?.recordId ?? 0;
    return company.needs.flatMap(({ activatedAt, title }) =>
      activatedAt === null
        ? []
        : {
            at: activatedAt,
            play: (past: Services) =>
              past.db.transaction((tx) =>
                notifyCompany(past, tx, companyId, activationNotice(title)),
              ),
          },
    );
  });

/** The manager who has no password yet: the others have been there for long. */
const newManagers = ({ managers }: DemoPlan, written: Written): Happening[] =>
  managers
    .filter(({ registeredAt }) => registeredAt === null)
    .map((manager) => ({
      at: manager.invitedAt,
      play: async (past) => {
        const { email, firstName, lastName } = manager;
        const body = { email, first_name: firstName, last_name: lastName };
        const actor = superuserOf(written);
        const request = requestOf(past, actor, 'invite');
        const invited = await inviteManager(past, { ...request, params: undefined, body });
        if (invited instanceof Reply) throw new Error('Inviting a manager answers the manager.');
        await past.db.transaction((tx) => linkTrades(tx, manager, invited.id, written.formations));
      },
    }));

/** How everybody came in, with the messages that they got. */
export const arrivals = (plan: DemoPlan, written: Written): Happening[] => {
  const invitees: Invitee[] = [...plan.companies, ...plan.invitedCompanies, ...plan.candidates];
  return [
    ...invitations(invitees, written),
    ...reminders(invitees, written),
    ...activations(plan.companies, written),
    ...newManagers(plan, written),
  ];
};
