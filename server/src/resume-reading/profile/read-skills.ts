import { fold } from '@tandem/matching/text/fold';
import type { SkillLexicon } from '@tandem/matching/text/lexicon';
import { prepareCandidateText } from '@tandem/matching/text/prepare';
import { lemma } from '@tandem/matching/text/stem';
import { mentionsIn } from '../education/diploma-mentions.ts';
import { withoutEmployer } from './employers.ts';
import {
  groupOf,
  jobPhrases,
  oneWordsOf,
  qualityPhrases,
  saidByJobs,
} from './job-phrases/job-phrases.ts';
import { loneWords } from './lone-words.ts';
import { tradePhrases, tradeWords } from './trade-words.ts';
import { rejoined, sentencesOf, type ResumeLine } from '../lines/lines.ts';
import { isOnRow } from '../lines/reading-order.ts';
import { isAbout, type Section } from '../lines/sections.ts';
import { withoutUnclaimed } from '../lines/unclaimed.ts';

/** The sheet takes so many. */
const mostSkills = 60;

/** What is looked for is not yet a skill. */
const wish =
  /recherche|cherche|souhait|postul|integrer|prepar(?:er|e) (?:un|une|le|la|mon|ma) |en alternance|alternance (?:pour|de|en)|je (?:vise|veux|voudrais) |j['’]aimerais|(?:continuer|poursuivre) (?:en|par|avec|vers|mes) |apprentissage pour|seeking|looking for|prepare (?:an? |the |my )/i;

/** « Sérieux et ponctuel, je recherche un patron »: what somebody is, before what they look for. */
const beforeWish = (sentence: string): string => {
  const at = fold(sentence).search(wish);
  if (at < 0) return sentence;
  const said = sentence.slice(0, Math.max(0, sentence.lastIndexOf(',', at)));
  return mentionsIn(said, fold(said)).length > 0 ? '' : said;
};

const school =
  /(?<![a-z])(?:lycee|universite|ecole|cfa|iut|institut|college|greta|campus)(?![a-z])/;

/** In a list of skills these say something; in running text everybody is motivated. */
const saidByEverybody = new Set(['Motivation et envie d’apprendre', 'Dynamisme et réactivité']);

const bySkill = (given: typeof loneWords) =>
  new Map(
    given.flatMap(([words, skill]) => words.split(' ').map((one) => [lemma(one), skill] as const)),
  );

const skillOfLoneWord = bySkill([...oneWordsOf(qualityPhrases), ...loneWords]);
const skillOfTradeWord = bySkill(tradeWords);
const skillOfJobWord = bySkill(oneWordsOf(jobPhrases));

/** « Sérieuse, organisée et à l’écoute, je … »: what somebody is, one after the other at a sentence's start. */
const qualitiesAtStart = (sentence: string): string[] => {
  const said = fold(sentence.replaceAll('’', "'"))
    .replace(/^(?:de nature |d'un naturel |je suis (?:une personne )?|personne )/, '')
    .replace(/[.!]$|(?<![a-z])(?:je |j'|mon |ma |mes ).*$/, '');
  return said
    .split(/, et |, | et /)
    .map((item) => item.replace(/^(?:tres|plutot|toujours|a l')\s*/, '').trim())
    .filter((item) => item !== '' && !item.includes(' '));
};

const betweenItems = /[,;:|•·/\t]| [–—-] | et /;

/** What stands around a word in a list, and says nothing of what it is: « 2025 : vidanges », « très patiente (3 ans) ». */
const aroundWord =
  /^(?:[\d\s/.–-]*\d{4}\s*:?\s|[-–•]\s)?\s*(?:(?:je suis |tr[èe]s |plut[ôo]t |toujours |bon(?:ne)?s? |grande? |à l['’])+)?|\s\([^)]*\)\s*$|[.…!]\s*$/giu;

const alone = (item: string): string => {
  const word = item.replace(aroundWord, '').trim();
  return word.includes(' ') ? '' : lemma(fold(word));
};

const saidAlone = (item: string): string | [] => skillOfLoneWord.get(alone(item)) ?? [];

const doneAlone = (item: string): string | [] => skillOfTradeWord.get(alone(item)) ?? [];

/**
 * One word of a trade in a list of what was done; « taille » and « fleurs » say several things, and count where something
 * else of the same group is told, too.
 */
const inCompany = (items: readonly string[], told: readonly string[]): string[] => {
  const words = new Set(items.map(alone).filter((word) => skillOfJobWord.has(word)));
  const said = [...words].map((word) => skillOfJobWord.get(word) ?? '');
  return said.filter((skill, at) =>
    [...told, ...said.filter((_, other) => other !== at)].some(
      (other) => groupOf(other) === groupOf(skill),
    ),
  );
};

const inPhrases = (text: string): string[] => {
  const key = fold(text).replaceAll('’', "'");
  return tradePhrases.flatMap(([phrase, skill]) => (phrase.test(key) ? [skill] : []));
};

const itemsOf = (section: Section): string[] =>
  rejoined(section.lines).flatMap((text) => text.split(betweenItems));

/** What is listed as done at work, in one word each or in words that the list of skills does not have. */
const doneAtWork = (section: Section): string[] => {
  const words = isAbout(section, 'skills') ? [] : itemsOf(section);
  return [...words.flatMap(doneAlone), ...rejoined(section.lines).flatMap(inPhrases)];
};

/** A licence is noted wherever there is room for it; what stands before it there is something else. */
const licenceIn = ({ text, key }: ResumeLine): string | [] => {
  const at = key.search(/(?<![a-z])(?:permis|driving licen[cs]e)/);
  return at < 0 || key.length !== text.length ? [] : text.slice(at);
};

/** Behind the last section of a page one's licence may stand by itself. */
const startsWithLicence = /^(?:titulaire du )?permis(?: b| de conduire)/;

/** « ☐ oui ☑ non », its boxes whatever they were taken for. */
const onlyAnswers = /^(?:oui non|non oui)$/;
const isOnlyAnswers = ({ key }: ResumeLine): boolean =>
  onlyAnswers.test((key.match(/[a-z]{2,}/g) ?? []).join(' '));

/** With a form's answers on the line of what they answer: the one before it, or the one on its row in another column. */
const withAnswers = (sections: readonly Section[]): Section[] => {
  const answers = sections.flatMap(({ lines }) => lines).filter(isOnlyAnswers);
  return sections.map((section) => ({
    ...section,
    lines: section.lines.flatMap((line, at) => {
      if (isOnlyAnswers(line)) return at === 0 ? [line] : [];
      const next = section.lines[at + 1];
      const under = next && isOnlyAnswers(next) ? next : undefined;
      const said = under ?? answers.find((one) => isOnRow(one, line));
      if (!said) return [line];
      return [{ ...line, text: `${line.text} ${said.text}`, key: `${line.key} ${said.key}` }];
    }),
  }));
};

/** In more words than these something else is told, too. */
const mostOfReach = 9;

/** « Secrétariat du lycée : 05 … », « Tuteur : M. Roux, a.roux@… »: how others are reached says nothing of what somebody can. */
const isReach = (text: string): boolean =>
  (text.match(/\p{L}{3,}/gu)?.length ?? 0) <= mostOfReach &&
  /@|(?<![\d+])(?:\+33 ?|0)[1-9](?:[ .-]?\d\d){4}(?!\d)/.test(text);

/** « Divers » holds what is done for pleasure, too: a list with one of these is such a list. */
const leisure =
  /(?<![a-z])(?:lecture|cinema|series|musique|piano|guitare|batterie|chorale|chant|theatre|voyages?|randonnee|jeux? (?:video|de role|de societe)|mangas?|echecs|football|foot|rugby|handball|basket(?:ball)?|volley(?:ball)?|tennis|natation|judo|karate|boxe|escalade|equitation|danse|yoga|course a pied|jogging|velo|vtt|ski|surf|voile|kayak|peche|musculation|fitness)(?![a-z])/;

const textsOf = (section: Section, lexicon: SkillLexicon): string[] => {
  if (isAbout(section, 'references'))
    return section.lines.filter(({ key }) => startsWithLicence.test(key)).flatMap(licenceIn);
  // « Compétences et langues » lists both.
  const isOfLanguages = isAbout(section, 'languages') && !isAbout(section, 'skills');
  if (isOfLanguages || isAbout(section, 'interests')) return section.lines.flatMap(licenceIn);
  if (isAbout(section, 'education'))
    return section.lines
      .filter(
        ({ text, key }) =>
          mentionsIn(text, key).length === 0 && !school.test(key) && !isReach(text),
      )
      .map(({ text }) => text);
  if (section.isHeader || isAbout(section, 'contact'))
    return (
      section.lines
        .filter(({ key }) => /permis|driving licen[cs]e/.test(key))
        // A licence behind an address is none of it.
        .map(({ text }) => text.replace(/^.*(?:[|•·\t]| [–—-] )(?=\s?(?:permis|driving))/i, ''))
    );
  if (isAbout(section, 'experience')) {
    const told = section.lines.filter(({ text }) => !isReach(text));
    const lines = told.map((line, index) => {
      const text = withoutEmployer(line, told[index - 1], lexicon);
      return text === line.text ? line : { ...line, text };
    });
    return rejoined(lines);
  }
  // Under « Permis de conduire » a category is all that is said.
  if (isAbout(section, 'certifications'))
    return rejoined(section.lines).map((text) =>
      text.replace(/^(?:cat[ée]gories? :? ?(?=[AB])|(?=B(?:$|[ ,;(])))/i, 'Permis '),
    );
  if (isAbout(section, 'other')) {
    const said = rejoined(section.lines)
      .flatMap((text) => text.split(/(?<=[.;•|])\s/))
      .filter((text) => !leisure.test(fold(text)));
    // What is done for pleasure may follow a licence on the next line.
    const licences = section.lines.filter(({ key }) => /^(?:titulaire du )?permis/.test(key));
    return [...said, ...licences.map(({ text }) => text)];
  }
  if (!isAbout(section, 'profile')) return rejoined(section.lines);
  return sentencesOf(section.lines).map(beforeWish);
};

/**
 * Ids of the reference skills that a resume claims: in its lists, jobs, projects and profile, and its languages; not in
 * what its diplomas and hobbies are called, nor in what it wishes for.
 */
export const readSkills = (
  written: readonly Section[],
  languages: readonly string[],
  lexicon: SkillLexicon,
): number[] => {
  const sections = withAnswers(written);
  const texts = sections.flatMap((section) => textsOf(section, lexicon)).map(withoutUnclaimed);
  const resumeText = [...texts, ...languages].join('\n\n');
  const named = prepareCandidateText({ summary: '', resumeText }, lexicon).skills;
  // Apart: what a longer phrase of a job says must not take away what the list of skills has within it.
  const skills = new Set([...named, ...saidByJobs(resumeText, lexicon)]);
  const lists = sections
    .filter((section) => isAbout(section, 'skills'))
    .flatMap((section) => textsOf(section, lexicon));
  const items = lists.flatMap((text) => text.split(betweenItems));
  const lone = new Set([...items.flatMap(saidAlone), ...items.flatMap(doneAlone)]);
  const statements = sections
    .filter((section) => section.isHeader || isAbout(section, 'profile', 'skills'))
    .flatMap(({ lines }) => sentencesOf(lines))
    .flatMap(qualitiesAtStart);
  for (const said of statements.flatMap(saidAlone)) if (!saidByEverybody.has(said)) lone.add(said);
  const work = sections.filter((section) => isAbout(section, 'experience', 'projects', 'skills'));
  for (const said of work.flatMap(doneAtWork)) lone.add(said);
  const told = [...skills].map((id) => lexicon.nameOf(id) ?? '');
  for (const said of inCompany(work.flatMap(itemsOf), [...told, ...lone])) lone.add(said);
  const listed = lexicon.skillIds.filter((id) => lone.has(lexicon.nameOf(id) ?? ''));
  return [...new Set([...skills, ...listed])].slice(0, mostSkills);
};
