import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { levelKeys } from '@tandem/domain/reference/levels';
import { GrowingColumn } from '@tandem/matching/kernel/columns';
import {
  areScoredAnswers,
  type CandidateProfile,
  type NeedProfile,
  type Place,
  type ScoredAnswers,
} from '@tandem/matching/profiles';
import type { PreparedText } from '@tandem/matching/text/prepared';

/** Nobody tells in which order they like trades. */
const noOrder = new Uint8Array();

/** Five answers to each of thirteen questions fit a number of 32 bits. */
const answersAsNumber = (answers: ScoredAnswers): number =>
  scoredQuestions.reduce((number, { name }) => number * 5 + Number(answers[name]) - 1, 0);

const answersOf = (number: number): ScoredAnswers => {
  let left = number;
  const answers: Record<string, string> = {};
  for (const { name } of scoredQuestions) answers[name] = '';
  for (const { name } of scoredQuestions.toReversed()) {
    answers[name] = String(1 + (left % 5));
    left = Math.floor(left / 5);
  }
  if (!areScoredAnswers(answers)) throw new Error('An answer is missing');
  return answers;
};

/**
 * The sheets of one side of a session as numbers, in one piece of memory: they stand for the rows of the database, from
 * which a run reads profiles as it goes. Profiles are made when they are asked for, and kept by nobody.
 */
export abstract class PackedSheets<Profile extends CandidateProfile | NeedProfile> {
  readonly #numbers = new GrowingColumn(Uint32Array);
  readonly #starts = new GrowingColumn(Uint32Array);
  readonly #byProgramme = new Map<number, number[]>();
  readonly #version: number;
  readonly #places: readonly Place[];
  readonly #placeNumbers: ReadonlyMap<Place, number>;

  /** Places of profiles are among `places`; their texts are of the given version. */
  constructor(places: readonly Place[], version: number) {
    this.#places = places;
    this.#placeNumbers = new Map(places.map((place, at) => [place, at]));
    this.#version = version;
  }

  protected abstract programmesOf(profile: Profile): readonly number[];
  /** The one number that the other side has not. */
  protected abstract ownOf(profile: Profile): number;
  protected abstract profileOf(
    common: Omit<
      CandidateProfile & NeedProfile,
      'programmeId' | 'sectorOrder' | 'maxKm' | 'companyId'
    >,
    own: number,
  ): Profile;

  get length(): number {
    return this.#starts.length;
  }

  get bytes(): number {
    return 4 * (this.#numbers.length + this.#starts.length);
  }

  get programmeIds(): number[] {
    return [...this.#byProgramme.keys()].toSorted((one, other) => one - other);
  }

  add(profile: Profile): void {
    const { place, answers, text } = profile;
    const programmes = this.programmesOf(profile);
    for (const programme of new Set(programmes)) {
      const members = this.#byProgramme.get(programme) ?? [];
      members.push(this.length);
      this.#byProgramme.set(programme, members);
    }
    this.#starts.push(this.#numbers.length);
    this.#put([
      profile.id,
      contractTypeKeys.indexOf(profile.contractType),
      levelKeys.indexOf(profile.level),
      place ? 1 + (this.#placeNumbers.get(place) ?? 0) : 0,
      answersAsNumber(answers),
      this.ownOf(profile),
    ]);
    for (const list of [
      programmes,
      profile.sectorIds,
      text.words,
      text.skills,
      text.jobTitles,
      text.pairs,
    ]) {
      this.#put([list.length]);
      this.#put(list);
    }
  }

  #put(values: ArrayLike<number>): void {
    this.#numbers.reserve(values.length).set(values, this.#numbers.length);
    this.#numbers.length += values.length;
  }

  /** Gives back the room that was kept for more; nothing may be added afterwards. */
  close(): void {
    this.#numbers.finished();
    this.#starts.finished();
  }

  at(sheet: number): Profile {
    const numbers = this.#numbers.all;
    let next = this.#starts.all[sheet] ?? 0;
    const [id = 0, contract = 0, level = 0, place = 0, answers = 0, own = 0] = numbers.subarray(
      next,
      next + 6,
    );
    next += 6;
    const list = (): Uint32Array => {
      const start = next + 1;
      next = start + (numbers[next] ?? 0);
      return numbers.subarray(start, next);
    };
    const programmeIds = [...list()];
    const sectorIds = [...list()];
    const text: PreparedText = {
      version: this.#version,
      words: list(),
      forms: [],
      skills: list(),
      jobTitles: list(),
      places: noOrder,
      pairs: list(),
    };
    return this.profileOf(
      {
        id,
        sessionId: 1,
        contractType: contractTypeKeys[contract] ?? 'Autre',
        level: levelKeys[level] ?? '5',
        sectorIds,
        answers: answersOf(answers),
        place: this.#places[place - 1] ?? null,
        text,
        skillIds: [],
        programmeIds,
      },
      own,
    );
  }

  *[Symbol.iterator](): Generator<Profile> {
    for (let sheet = 0; sheet < this.length; sheet += 1) yield this.at(sheet);
  }

  *of(programmeId: number): Generator<Profile> {
    for (const sheet of this.#byProgramme.get(programmeId) ?? []) yield this.at(sheet);
  }
}

export class PackedCandidates extends PackedSheets<CandidateProfile> {
  protected programmesOf({ programmeId }: CandidateProfile): readonly number[] {
    return [programmeId];
  }

  /** The order is that of the first sectors. */
  protected ownOf({ maxKm, sectorOrder }: CandidateProfile): number {
    return 128 * sectorOrder.length + maxKm + 1;
  }

  protected profileOf(
    {
      programmeIds: [programmeId = 0],
      ...common
    }: Parameters<PackedSheets<CandidateProfile>['profileOf']>[0],
    own: number,
  ): CandidateProfile {
    const sectorOrder = common.sectorIds.slice(0, own >> 7);
    return { ...common, programmeId, sectorOrder, maxKm: (own & 127) - 1 };
  }
}

export class PackedNeeds extends PackedSheets<NeedProfile> {
  protected programmesOf({ programmeIds }: NeedProfile): readonly number[] {
    return programmeIds;
  }

  protected ownOf({ companyId }: NeedProfile): number {
    return companyId;
  }

  protected profileOf(
    common: Parameters<PackedSheets<NeedProfile>['profileOf']>[0],
    own: number,
  ): NeedProfile {
    return { ...common, companyId: own };
  }
}
