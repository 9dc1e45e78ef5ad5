import type { Referent } from './letter-queries.ts';

export const ceilingNotice =
  'Le plafond de SMS du mois est atteint : ce qui ne peut pas attendre part désormais par e-mail seul.';

/** A person to write to, where one looks after the reader. */
export const questionLine = ({
  centreName,
  referent,
  absolute,
}: {
  centreName: string | null;
  referent: Referent | null;
  absolute: (path: string) => string;
}): string => {
  if (referent === null)
    return `Une question\u202F? ${centreName ?? 'Votre centre de formation'} vous répond\u202F: ${absolute('/contact')}`;
  const of = centreName === null ? 'de votre centre de formation' : `de ${centreName}`;
  return `Une question\u202F? ${referent.name}, ${of}, vous répond\u202F: ${referent.email}`;
};
