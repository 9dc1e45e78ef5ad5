import { contractTypes, type ContractType } from '@tandem/domain/reference/contract-types';
import type { CompanyData, SheetStyle } from '../data/company.ts';
import {
  closings,
  contractLines,
  generalConditions,
  generalProfile,
  largerConditions,
} from '../data/need-phrases.ts';
import type { Role, Trade } from '../data/trade.ts';
import type { Person } from './plan.ts';
import { dealer, type Random } from '../random.ts';
import { capitalised, gendered, listedVerbs, typeset, withDe } from './words.ts';

/** What a job sheet is made of. */
interface Parts {
  pitch: string;
  missions: string[];
  profile: string[];
  conditions: string[];
  contract: string;
  closing: string;
  contact: string;
}

const durations: Readonly<Record<string, string>> = {
  0: 'quelques mois',
  1: 'un an',
  2: 'deux ans',
  3: 'trois ans',
};

export const durationInWords = (duration: string): string => durations[duration] ?? 'deux ans';

const dashed = (items: readonly string[]): string =>
  items
    .map((item, at) => `– ${capitalised(item)}${at === items.length - 1 ? '.' : ' ;'}`)
    .join('\n');

const dotted = (items: readonly string[]): string =>
  items.map((item) => `• ${capitalised(item.replace(/\.$/, ''))}`).join('\n');

const ofVerbs = (tasks: readonly string[]): string => listedVerbs(withDe, tasks);
const forVerbs = (tasks: readonly string[]): string => listedVerbs((verb) => `pour ${verb}`, tasks);
const toVerbs = (tasks: readonly string[]): string => listedVerbs((verb) => `à ${verb}`, tasks);

const quoted = (items: readonly string[]): string => items.join(' ');

/** The same facts as five kinds of people would write them. */
const writers: Record<SheetStyle, (parts: Parts) => string> = {
  sections: ({ pitch, missions, profile, conditions, contract, closing }) =>
    [
      pitch,
      `Vos missions\n${dashed(missions)}`,
      `Votre profil\n${quoted(profile)}`,
      `Ce que nous proposons\n${quoted([contract, ...conditions])}`,
      closing,
    ].join('\n\n'),
  capitals: ({ pitch, missions, profile, conditions, contract }) =>
    [
      `L’ENTREPRISE\n${pitch}`,
      `LE POSTE\n${dotted(missions)}`,
      `LE PROFIL\n${dotted(profile)}`,
      `LES CONDITIONS\n${dotted([contract, ...conditions])}`,
    ].join('\n\n'),
  prose: ({ pitch, missions, profile, conditions, contract, closing }) => {
    const [last = '', ...others] = missions.toReversed();
    return [
      pitch,
      `Vous serez chargé ou chargée ${ofVerbs(others.toReversed())}. Selon la saison, il vous reviendra aussi ${ofVerbs([last])}.`,
      quoted(profile),
      quoted([...conditions, contract]),
      closing,
    ].join('\n\n');
  },
  short: ({ pitch, missions, profile, conditions, contact }) =>
    [
      pitch,
      `Nous cherchons quelqu’un ${forVerbs(missions.slice(0, 3))}.`,
      quoted([...profile.slice(0, 1), ...conditions.slice(0, 1)]),
      `Passez nous voir ou appelez, demandez ${contact}.`,
    ].join(' '),
  letter: ({ pitch, missions, profile, conditions, contract, contact }) =>
    [
      'Bonjour,',
      pitch,
      `Avec nous, vous apprendrez ${toVerbs(missions.slice(0, 3))}. Et quand vous serez à l’aise, ${toVerbs(missions.slice(3))}.`,
      quoted(profile),
      quoted([contract, ...conditions]),
      `Au plaisir de vous rencontrer,\n${contact}`,
    ].join('\n\n'),
};

export interface Deals {
  conditions: Record<'small' | 'large', () => string>;
  profile: () => string;
  /** Conditions of a trade's own, each used once. */
  ofTrade: Map<Trade, string[]>;
}

/** Phrases are dealt out, so that none comes back before all have been used. */
export const openDeals = (random: Random): Deals => ({
  conditions: {
    small: dealer(random, generalConditions),
    large: dealer(random, [...generalConditions, ...largerConditions]),
  },
  profile: dealer(random, generalProfile),
  ofTrade: new Map(),
});

const conditionsFor = (deals: Deals, { trade, company }: NeedFacts, random: Random): string[] => {
  const own = deals.ofTrade.get(trade) ?? random.shuffle(trade.conditions);
  const taken = own.slice(0, random.integer(0, 1) + (own.length > 2 ? 1 : 0));
  deals.ofTrade.set(trade, own.slice(taken.length));
  return taken.length === 2
    ? taken
    : [...taken, deals.conditions[company.size === 'tpe' ? 'small' : 'large']()];
};

export interface NeedFacts {
  company: CompanyData;
  trade: Trade;
  role: Role;
  contractType: ContractType;
  tutor: Person;
}

const contractNames: Record<ContractType, string> = { ...contractTypes, Autre: 'Alternance' };

export const writeNeed = (facts: NeedFacts, deals: Deals, random: Random): string => {
  const { company, trade, role, contractType, tutor } = facts;
  const contact = `${tutor.firstName} ${tutor.lastName}`;
  const order = new Map(role.missions.map((mission, at) => [mission, at]));
  const missions = random
    .some(role.missions, random.integer(4, Math.min(6, role.missions.length)))
    .toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  const parts: Parts = {
    pitch: company.pitch,
    missions,
    profile: [...random.some(role.profile, 2), ...(random.chance(0.5) ? [deals.profile()] : [])],
    conditions: conditionsFor(deals, facts, random),
    contract: random
      .pick(contractLines)
      .replace('{contrat}', contractNames[contractType])
      .replace('{de duree}', withDe(durationInWords(trade.duration)))
      .replace('{duree}', durationInWords(trade.duration)),
    closing: gendered(random.pick(closings), tutor.civility).replace('{contact}', contact),
    contact,
  };
  return typeset(writers[company.style](parts));
};

const suffixes: Record<SheetStyle, string> = {
  sections: ' (H/F)',
  capitals: ' – H/F',
  prose: ' F/H',
  short: '',
  letter: ' – alternance',
};

/** As the company would title its job sheet. */
export const titleNeed = (company: CompanyData, role: Role, random: Random): string => {
  const title = random.pick(role.titles);
  const saysIt = /apprenti|alternance/i.test(title);
  return typeset(`${title}${company.style === 'letter' && saysIt ? '' : suffixes[company.style]}`);
};
