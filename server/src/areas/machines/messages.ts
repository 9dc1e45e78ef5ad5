import { machineScopes, type MachineScope } from '@tandem/domain/machines/scopes';
import { quotedName } from '@tandem/domain/names';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';

interface Made {
  by: string;
  name: string;
  scopes: readonly MachineScope[];
  link: string;
}

const listed = (scopes: readonly MachineScope[]): string =>
  scopes.map((scope) => machineScopes[scope].toLowerCase()).join(', ');

export const keyMadeMail = ({ by, name, scopes, link }: Made): ComposedMail =>
  composeMail({
    subject: 'Une clé pour un logiciel vient d’être créée',
    greeting: 'Bonjour,',
    paragraphs: [
      `${by} vient de créer une clé pour ${quotedName(name)}. Avec elle, ce logiciel lit dans Tandem : ${listed(scopes)}.`,
      'Si vous ne savez pas à quoi elle sert, parlez-en avec la personne qui l’a créée, ou révoquez la clé : elle n’ouvre alors plus rien.',
    ],
    action: { label: 'Voir les clés', link },
  });

interface Left {
  keys: readonly string[];
  hosts: readonly string[];
  link: string;
}

/** Names nobody: what is told of somebody goes with their account. */
export const keysLeftMail = ({ keys, hosts, link }: Left): ComposedMail =>
  composeMail({
    subject: 'Des clés survivent à un compte supprimé',
    greeting: 'Bonjour,',
    paragraphs: [
      'Une personne qui administrait Tandem vient de supprimer son compte. Ce qu’elle a relié reste ouvert, pour que vos logiciels continuent, et elle peut l’avoir gardé :',
      ...keys.map((name) => `– la clé de lecture pour ${quotedName(name)}`),
      ...hosts.map((host) => `– les annonces à ${host}`),
      'Révoquez ce qui ne sert plus, et remplacez le reste par une clé que vous créez vous-même.',
    ],
    action: { label: 'Voir les logiciels reliés', link },
  });
