import type { Services } from '../../services.ts';
import {
  findAddressChange,
  findPasskeys,
  findSecondFactor,
  type Account,
} from '../../accounts/index.ts';
import { findIndicators } from '../../invitations/index.ts';
import { findOwnSignIns } from './own-data-queries.ts';
import { toldDevices } from './told-devices.ts';

const kindLabels: Record<Account['kind'], string> = {
  applicant: 'Candidat',
  company: 'Entreprise',
  staff: 'Responsable',
  superuser: 'Superutilisateur',
};

const invitationOf = async ({ db }: Pick<Services, 'db'>, accountId: number) => {
  const row = await findIndicators(db.read, accountId);
  return (
    row && {
      'lien valable jusqu’au': row.expires_at,
      'lien ouvert le': row.opened_at,
      'utilisée le': row.used_at,
      'e-mails envoyés': row.email_sent_count,
      'dernier e-mail': row.last_email_sent,
      'échec d’envoi': row.email_error,
      'SMS envoyés': row.sms_sent_count,
      'dernier SMS': row.last_sms_sent,
      'relancée le': row.reminded_at,
    }
  );
};

/** Who has the account, how they came to it, and what they sign in with: never the secrets themselves. */
export const accountFacts = async (services: Pick<Services, 'db'>, account: Account) => {
  const signIns = await findOwnSignIns(services.db.read, account.id);
  const change = await findAddressChange(services.db.read, account.id);
  const secondFactor = await findSecondFactor(services.db.read, account.id);
  return {
    'type de compte': kindLabels[account.kind],
    'adresse e-mail': account.email,
    'nouvelle adresse notée par le centre': change
      ? {
          adresse: change.email,
          'confirmée le': change.confirmed_at,
          'ne compte pas avant le': change.waits_until,
        }
      : null,
    prénom: account.first_name,
    nom: account.last_name,
    'créé le': account.created_at,
    'inscrit le': account.registered_at,
    invitation: (await invitationOf(services, account.id)) ?? null,
    'connexion en deux étapes': secondFactor
      ? {
          'active depuis le': secondFactor.since,
          'codes de secours restants': secondFactor.recovery_codes_left,
        }
      : null,
    'clés d’accès': (await findPasskeys(services.db.read, account.id)).map((row) => ({
      nom: row.name,
      'ajoutée le': row.created_at,
      'dernière utilisation': row.last_used_at,
    })),
    'appareils connectés': signIns.map((row) => ({
      appareil: row.device,
      adresse: row.host,
      'connecté le': row.created_at,
      'dernière utilisation': row.last_used_at,
      'mot de passe donné le': row.confirmed_at,
    })),
    'appareils prévenus de ce qui ne peut pas attendre': await toldDevices(services, account.id),
  };
};
