import { percentText, type PayRow } from './pay-rows.ts';

/** Where a percentage comes from: a minimum that was computed is no pay that was agreed. */
export const payOrigin = ({ isAgreed, isCarried, isPaid, percent, least }: PayRow): string => {
  if (isAgreed) return '';
  if (isCarried)
    return `repris de la période précédente, à vérifier ; le minimum est de ${percentText(least)} %`;
  if (!isPaid) return 'minimum calculé, à vérifier';
  return percent === least
    ? 'd’après le salaire convenu'
    : `d’après le salaire convenu ; le minimum est de ${percentText(least)} %`;
};
