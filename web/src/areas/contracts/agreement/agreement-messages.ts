import { formatDay } from '../../../platform/format/dates.ts';
import { photographed } from '../signing/messages.ts';

export const agreementMessages = {
  download: 'Convention de formation (PDF)',
  failed: 'La convention n’a pas pu être faite.',
  title: 'Convention de formation signée',
  missing:
    'Elle manque au dossier. L’entreprise et le centre la signent avant le début du contrat, et elle se dépose avec lui.',
  signed: (day: string) => `Signée le ${formatDay(day)}`,
  mended:
    'Le dossier a été repris depuis. Si le prix, les dates ou les heures ont changé, faites signer la convention à nouveau et ajoutez-la.',
  add: 'Ajouter la convention signée',
  lead: `Imprimez la convention, faites-la signer par l’entreprise et le centre, puis ${photographed}`,
  lodging:
    'La convention de formation signée manque encore au dossier\u202F: elle se dépose avec le contrat.',
};
