import { accounting } from './skills/accounting.ts';
import { administration } from './skills/administration.ts';
import { agricultureEnvironment } from './skills/agriculture-environment.ts';
import { bankingInsurance } from './skills/banking-insurance.ts';
import { beautySport } from './skills/beauty-sport.ts';
import { construction } from './skills/construction.ts';
import { data } from './skills/data.ts';
import { designMedia } from './skills/design-media.ts';
import { electricityElectronics } from './skills/electricity-electronics.ts';
import { energy } from './skills/energy.ts';
import { health } from './skills/health.ts';
import { humanResources } from './skills/human-resources.ts';
import { industry } from './skills/industry.ts';
import { laboratory } from './skills/laboratory.ts';
import { languages } from './skills/languages.ts';
import { law } from './skills/law.ts';
import { logistics } from './skills/logistics.ts';
import { maintenanceMechanics } from './skills/maintenance-mechanics.ts';
import { management } from './skills/management.ts';
import { marketing } from './skills/marketing.ts';
import { office } from './skills/office.ts';
import { realEstate } from './skills/real-estate.ts';
import { safetyCleaning } from './skills/safety-cleaning.ts';
import { sales } from './skills/sales.ts';
import { socialCare } from './skills/social-care.ts';
import { softSkills } from './skills/soft-skills.ts';
import { software } from './skills/software.ts';
import { systemsNetworks } from './skills/systems-networks.ts';
import { tourismHospitality } from './skills/tourism-hospitality.ts';
import type { SkillRow } from './skills/row.ts';

/**
 * Job and soft skills in the words of French resumes and job sheets.
 *
 * An id is kept for good, since needs and resumes refer to it: a new skill takes the next free number, whatever its
 * group, and the number of a skill that goes is not given again. Names and synonyms are looked for in free text, so a
 * word that texts use in passing (« gestion », « dynamique », « autonome ») never stands alone.
 */
export interface Skill {
  id: number;
  name: string;
  group: string;
  /** Acronyms, tools, English terms, forms that stemming would not find; each belongs to one skill only. */
  synonyms: readonly string[];
}

const rowsByGroup: readonly (readonly [group: string, rows: readonly SkillRow[]])[] = [
  ['Commerce et vente', sales],
  ['Marketing et communication', marketing],
  ['Administration et secrétariat', administration],
  ['Comptabilité, finance et contrôle', accounting],
  ['Ressources humaines et paie', humanResources],
  ['Droit', law],
  ['Banque et assurance', bankingInsurance],
  ['Immobilier', realEstate],
  ['Tourisme, hôtellerie et restauration', tourismHospitality],
  ['Développement informatique', software],
  ['Systèmes, réseaux et cybersécurité', systemsNetworks],
  ['Données et intelligence artificielle', data],
  ['Design, image et création', designMedia],
  ['Industrie, production et qualité', industry],
  ['Sciences et laboratoire', laboratory],
  ['Maintenance et mécanique', maintenanceMechanics],
  ['Électricité, électronique et automatisme', electricityElectronics],
  ['Énergie, froid et climatisation', energy],
  ['Bâtiment et travaux publics', construction],
  ['Achats, logistique et transport', logistics],
  ['Sécurité et propreté', safetyCleaning],
  ['Santé', health],
  ['Social et petite enfance', socialCare],
  ['Beauté, bien-être et sport', beautySport],
  ['Agriculture et environnement', agricultureEnvironment],
  ['Bureautique', office],
  ['Langues', languages],
  ['Gestion de projet et encadrement', management],
  ['Savoir-être', softSkills],
];

export const skillGroups: readonly string[] = rowsByGroup.map(([group]) => group);

export const skills: readonly Skill[] = rowsByGroup.flatMap(([group, rows]) =>
  rows.map(([id, name, ...synonyms]) => ({ id, name, group, synonyms })),
);
