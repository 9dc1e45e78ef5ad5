import { narrowSpace } from '../../platform/format/numbers.ts';

export const draftMessages = {
  savesItself: 'Enregistré au fur et à mesure',
  saving: 'Enregistrement…',
  saved: (time: string) => `Enregistré à ${time}`,
  savedOn: (day: string, time: string) => `Enregistré le ${day} à ${time}`,
  inTab: 'Gardé dans cet onglet jusqu’à l’envoi',
  waiting: `Pas de réseau${narrowSpace}: gardé sur cet appareil, enregistré dès son retour.`,
  unsaved: `Pas enregistré${narrowSpace}: envoyez avant de fermer cette page.`,
  unread: `Brouillon pas encore lu${narrowSpace}: il revient dès que le réseau répond.`,
  goOnWithout: 'Continuer sans ce brouillon',
  found: `Votre brouillon est revenu${narrowSpace}: relisez, puis envoyez.`,
  unsent: (when: string | null, button: string) =>
    `Saisie pas encore envoyée, gardée ${when === null ? 'sur cet appareil' : `le ${when}`}${narrowSpace}: «\u202f${button}\u202f» la reprend.`,
  conflict: (label: string, value: string | null) =>
    `${label || 'Un champ'} a été changé entre-temps, dans un autre onglet ou sur un autre appareil${value === null ? '' : `${narrowSpace}: «\u202f${value}\u202f»`}. Votre saisie n’a pas été enregistrée.`,
  emptied: 'vide',
  takeTheirs: 'Prendre cette valeur',
  keepMine: 'Garder la mienne',
};
