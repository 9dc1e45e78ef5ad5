import type { World } from './world.ts';
import { noiseLevels } from './noise.ts';
import { sessionSize } from './seeds.ts';

const [clean, normal, noisy] = noiseLevels;

const home: World = {
  name: 'home',
  about: 'several trades around one town, reference skills, lists, all measures count alike',
  tuned: true,
  level: normal,
  size: sessionSize,
  sessions: 8,
  naming: 'reference',
  style: 'lists',
  geography: { radius: 70, lives: 'crowded', ease: 14 },
  dominance: 0,
  lengths: { spread: 0.5, sideJobs: 1 },
  silence: 0,
  character: 'traits',
  truth: { skills: 1, sectors: 1, person: 1, way: 1 },
};

/** The others are smaller: they are to show what breaks, not the third digit. */
const elsewhere: World = {
  ...home,
  size: { fields: 3, candidatesPerField: 160, needsPerField: 110 },
  sessions: 4,
};

export const worlds: readonly World[] = [
  home,
  { ...elsewhere, name: 'clean', about: 'as at home, nothing lost in writing', level: clean },
  {
    ...elsewhere,
    name: 'noisy',
    about: 'as at home, half lost in writing',
    tuned: 'claims',
    level: noisy,
  },
  {
    ...elsewhere,
    name: 'outside',
    about: 'skills that the reference list does not have',
    naming: 'outside',
  },
  {
    ...elsewhere,
    name: 'one sector',
    about: 'nine companies of ten in the commonest sector of their field',
    dominance: 0.9,
  },
  {
    ...elsewhere,
    name: 'lengths',
    about: 'resumes of five lines and of five pages',
    lengths: { spread: 1.3, sideJobs: 8 },
  },
  {
    ...elsewhere,
    name: 'rural',
    about: 'people and companies all over a large region',
    tuned: 'claims',
    geography: { radius: 160, lives: 'anywhere', ease: 30 },
  },
  {
    ...elsewhere,
    name: 'tiny',
    about: '30 candidates, 20 needs, one trade',
    tuned: 'claims',
    size: { fields: 1, candidatesPerField: 30, needsPerField: 20 },
    sessions: 8,
  },
  {
    ...elsewhere,
    name: 'silent',
    about: 'two summaries of three empty, as many needs of two lines',
    tuned: 'claims',
    silence: 0.67,
  },
  {
    ...elsewhere,
    name: 'uneven',
    about: 'skills count three times, the way twice, the sector half',
    tuned: 'claims',
    truth: { skills: 3, sectors: 0.5, person: 1, way: 2 },
  },
  {
    ...elsewhere,
    name: 'prose',
    about: 'running text, titles that name no job, nothing ticked',
    tuned: 'claims',
    style: 'prose',
  },
  {
    ...elsewhere,
    name: 'statements',
    about:
      'each statement of the test is answered on its own, and whoever answers alike works well together',
    tuned: 'claims',
    character: 'statements',
  },
  {
    ...elsewhere,
    name: 'mixed',
    about:
      'skills of one’s own in running text, half of the companies of one sector, statements, sectors and skills count more',
    tuned: 'claims',
    naming: 'outside',
    style: 'prose',
    geography: { radius: 110, lives: 'anywhere', ease: 20 },
    dominance: 0.5,
    lengths: { spread: 1, sideJobs: 4 },
    silence: 0.4,
    character: 'statements',
    truth: { skills: 1.5, sectors: 1.5, person: 0.5, way: 1 },
  },
  {
    ...elsewhere,
    name: 'small town',
    about:
      '60 candidates, 25 needs a trade, short ways, much lost in writing, the person counts twice',
    tuned: 'claims',
    level: noisy,
    size: { fields: 2, candidatesPerField: 60, needsPerField: 25 },
    sessions: 8,
    geography: { radius: 35, lives: 'crowded', ease: 6 },
    truth: { skills: 1, sectors: 1, person: 2, way: 0.5 },
  },
  {
    ...elsewhere,
    name: 'valleys',
    about:
      'two trades of unlike size over wide country with short ways, long resumes and silent summaries, everything ticked',
    tuned: false,
    size: { fields: 2, candidatesPerField: 140, needsPerField: 40 },
    geography: { radius: 120, lives: 'anywhere', ease: 8 },
    lengths: { spread: 1.1, sideJobs: 6 },
    silence: 0.5,
    truth: { skills: 2, sectors: 0.5, person: 0.5, way: 3 },
  },
  {
    ...elsewhere,
    name: 'fairground',
    about:
      'six small trades in one town, more needs than candidates, running text, sectors count most, ways hardly',
    tuned: false,
    level: clean,
    size: { fields: 6, candidatesPerField: 40, needsPerField: 60 },
    style: 'prose',
    geography: { radius: 20, lives: 'crowded', ease: 25 },
    dominance: 0.3,
    character: 'statements',
    truth: { skills: 1, sectors: 3, person: 1.5, way: 0.25 },
  },
];
