import {
  openQuestion,
  scoredQuestions,
  type Factor,
  type TestAnswers,
} from '@tandem/domain/personality-tests/personality-test';
import type { TradeKey } from '../data/trades.ts';
import type { Random } from '../random.ts';

/** What a trade leans to, on the scale from 1 to 5, in the order of the factors below. */
const leanings: Readonly<Record<TradeKey, readonly number[]>> = {
  patissier: [4.2, 2.9, 3.5, 3.8, 2.9],
  electricien: [4.0, 3.0, 3.4, 3.6, 3.2],
  sams: [4.1, 3.3, 4.4, 4.0, 2.7],
  mco: [3.3, 4.4, 3.7, 3.8, 3.5],
  sio: [3.6, 2.7, 3.3, 3.5, 4.3],
  gpme: [4.4, 3.3, 3.8, 3.6, 2.9],
  maintenance: [3.8, 2.8, 3.2, 4.0, 3.8],
  viticulture: [3.6, 3.0, 3.4, 3.7, 3.7],
  dcg: [4.6, 2.6, 3.3, 3.6, 2.9],
  marketing: [3.2, 4.2, 3.6, 3.3, 4.5],
  travaux: [3.8, 4.0, 3.2, 4.2, 3.3],
  logistique: [4.0, 3.6, 3.3, 4.2, 3.1],
  rh: [3.7, 4.0, 4.5, 3.8, 3.4],
  cyber: [3.7, 2.6, 3.1, 3.6, 4.6],
};

const factors: readonly Factor[] = [
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'stability',
  'openness',
];

/** Roughly normal, mean 0, deviation 1. */
const noise = (random: Random): number =>
  (random.fraction() + random.fraction() + random.fraction() - 1.5) * 2;

const onScale = (value: number): string => String(Math.min(5, Math.max(1, Math.round(value))));

/** Answers of somebody of a trade: every person leans a little otherwise, and answers a little unevenly. */
export const answerTest = (trade: TradeKey, motivation: string, random: Random): TestAnswers => {
  const person = new Map(
    factors.map((factor, at) => [factor, (leanings[trade][at] ?? 3) + 0.75 * noise(random)]),
  );
  const scored = scoredQuestions.map(({ name, factor }) => [
    name,
    onScale((person.get(factor) ?? 3) + 0.7 * noise(random)),
  ]);
  return { ...Object.fromEntries(scored), [openQuestion.name]: motivation } as TestAnswers;
};
