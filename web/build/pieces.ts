import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type PluginOption, type Rolldown } from 'vite';

/** Whom a screen is for, as far as pieces go: who loads one of a kind soon loads another. */
type Kind =
  | 'start'
  | 'bar'
  | 'area'
  | 'public'
  | 'first'
  | 'link'
  | 'pay'
  | 'figure'
  | 'panel'
  | 'need'
  | 'party'
  | 'staff'
  | 'list'
  | 'all'
  | 'contract'
  | Late;

/** Parts that come by themselves once a screen stands: those that come at the same time are one file, not one each. */
type Late = 'file' | 'chances' | 'drawer' | 'year';

const lateParts: readonly (readonly [part: RegExp, kind: Late])[] = [
  [
    /\/contracts\/(file\/File(Glance|Pay|Papers|Summary)|part-links\/(PartLinks|AskButtons)|draft\/KnownTutors|signing\/(OnlineSigning|FileHistory)|formalities\/Formalities)\.tsx$/,
    'file',
  ],
  [/\/matches\/chances\/ChancesCard\.tsx$/, 'chances'],
  [
    /\/(candidates\/list\/Candidate|companies\/(list\/Company|need-list\/Need))Detail\.tsx$/,
    'drawer',
  ],
  [/\/statistics\/report\/YearSoFar\.tsx$/, 'year'],
];

const isLate = (kind: Kind): kind is Late => lateParts.some(([, late]) => late === kind);

const publicScreen =
  /\/screens\/(login|reset-password|reset-password-email|contact|thanks-test|not-found)\b/;

/** Null for what is no screen: a dialog, a part that comes later. */
const kindOf = (id: string): Kind | null => {
  // What heads paper is a few lines that screens of all kinds print.
  if (/\/shell\/bars\/SignedInBar\.|\/privacy\/PaperHead\./.test(id)) return 'bar';
  if (/\/platform\/data\/DataArea\./.test(id)) return 'area';
  // A refusal is asked for as soon as a match has been opened.
  if (/\/matches\/(panel\/MatchPanel|answers\/RefusalDialog)\./.test(id)) return 'panel';
  if (/\/needs\/(NeedDialogs|correcting\/CorrectNeed)\./.test(id)) return 'need';
  if (!id.includes('/web/src/screens/'))
    return lateParts.find(([part]) => part.test(id))?.[1] ?? null;
  if (/\/home\/Home\./.test(id)) return 'start';
  // Where candidates and companies begin, on a telephone: nothing comes along that these do without.
  if (/\/screens\/\w+\/matches\/|\/home\/(Candidate|Company)Home/.test(id)) return 'first';
  if (/\/screens\/(contract-file|applicant\/contract|dashboard\/convention)\//.test(id))
    return 'contract';
  if (/\/screens\/simulateur\//.test(id)) return 'pay';
  if (/\/screens\/contrat\//.test(id)) return 'figure';
  if (/\/screens\/(profile|meetings)\//.test(id)) return 'all';
  if (/\/screens\/(applicant|company)\//.test(id)) return 'party';
  // Where the staff work from, on a telephone too.
  if (/\/screens\/dashboard\/((applicant|company)-management|besoins)\//.test(id)) return 'list';
  if (/\/screens\/dashboard\/|\/home\/(Manager|Superuser)Home/.test(id)) return 'staff';
  return publicScreen.test(id) ? 'public' : 'link';
};

/**
 * The staff fill in a candidate's own form for others. What others share is divided without this screen: the little that it
 * asks of the staff's side goes where everybody has it, or that of lists would come with it.
 */
const bringsSidesTogether = (id: string): boolean => /\/screens\/.+\/PersonSheet\./.test(id);

/** What a row of these lists shows when it opens is to a large part what the page of its person shows. */
const pageOfPerson = /\/screens\/dashboard\/personne\/PersonPage\./;
const listsOfPeople = ['candidates', 'companies', 'needs'];

interface Reach {
  kinds: Set<Kind>;
  /** How many files that are fetched by themselves hold it. */
  entries: number;
  /** Those of them that are screens, or what stands around every screen. */
  screens: Set<string>;
  /** A screen that brings two sides together cannot do without it. */
  isForBoth: boolean;
}

/** What a screen has anyway, whatever comes later finds there. */
const leaveToScreens = ({ kinds, screens }: Reach): void => {
  if ([...kinds].every(isLate)) return;
  // What an opened row has of more than its person's own page stays with the lists: either would bring all of the other's.
  const isOnPage = screens.size > 0 && [...screens].every((screen) => pageOfPerson.test(screen));
  if (kinds.has('drawer') && !isOnPage) {
    kinds.add('list');
    for (const list of listsOfPeople) screens.add(list);
  }
  for (const [, kind] of lateParts) kinds.delete(kind);
};

/** Which modules each file that is fetched by itself cannot do without, as the bundler divides them when left alone. */
const reachOf = (output: Rolldown.RolldownOutput['output']): Map<string, Reach> => {
  const chunks = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
  const reach = new Map<string, Reach>();
  for (const entry of chunks.values()) {
    if (!entry.isEntry && !entry.isDynamicEntry) continue;
    const facade = entry.facadeModuleId ?? '';
    const isForBoth = bringsSidesTogether(facade);
    const kind = entry.isEntry ? 'start' : kindOf(facade);
    const seen = new Set<string>();
    const visit = (name: string): void => {
      const chunk = chunks.get(name);
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      for (const id of chunk.moduleIds) {
        const found: Reach = reach.get(id) ?? {
          kinds: new Set(),
          entries: 0,
          screens: new Set(),
          isForBoth: false,
        };
        reach.set(id, found);
        found.isForBoth ||= isForBoth;
        if (isForBoth) continue;
        found.entries += 1;
        if (kind) {
          found.kinds.add(kind);
          // The form of a need comes after its screen: whose it is, the screen says.
          if (kind !== 'need' && !isLate(kind)) found.screens.add(facade);
        }
      }
      for (const imported of chunk.imports) visit(imported);
    };
    visit(entry.fileName);
  }
  for (const found of reach.values()) leaveToScreens(found);
  return reach;
};

const isOnly = (kinds: ReadonlySet<Kind>, ...allowed: Kind[]): boolean =>
  [...kinds].every((kind) => allowed.includes(kind));

/**
 * What screens of one kind have among themselves. What two kinds share is no reason for either to bring all of the other's:
 * an opened match ends a contract as its file does, and has none of the file's rules.
 */
const pieceOfKind: Partial<Record<Kind, string>> = {
  contract: 'contract',
  panel: 'panel',
  need: 'need-form',
  file: 'file',
  chances: 'chances',
  drawer: 'drawer',
  year: 'homes',
};

/** So many screens have it that none of them should bring another piece for its few bytes. */
const many = 12;

/** The homes of the staff, and the report that they begin. */
const homeOfStaff = /\/screens\/(home\/(Manager|Superuser)Home|dashboard\/rapport\/)/;

/** What only staff need: what their lists share, what lists of people have to themselves, what one screen and its dialogs do. */
const pieceOfStaff = ({ kinds, screens }: Reach): string => {
  if (kinds.has('list')) return screens.size > 2 ? 'lists' : 'people';
  const [screen = ''] = screens;
  if ([...screens].every((one) => homeOfStaff.test(one))) return 'homes';
  return screens.size > 1 ? 'staff' : path.basename(screen, '.tsx');
};

/** A candidate's sheet holds nothing that only a company's needs, nor the other way round. */
const pieceOfParty = ({ kinds, screens }: Reach): string => {
  const [screen = ''] = screens;
  const name = path.basename(screen, '.tsx');
  // The form of a need has what a sheet has, and would bring the rest of it.
  const isShared = screens.size > 1 || (kinds.has('need') && name !== 'Needs');
  return isShared ? 'sheets' : name;
};

/** What neither the first screens nor all who are signed in need. */
const laterPiece = (reach: Reach): string => {
  const { kinds, screens } = reach;
  const isOfStaff = isOnly(kinds, 'list', 'staff');
  const reckons = kinds.has('pay') || kinds.has('figure');
  // What a contract and the staff's lists do without: the drafts of sheets and tests.
  if (kinds.has('link') && !kinds.has('contract') && !kinds.has('list')) return 'drafts';
  // Days are reckoned with by lists, and by an opened match, that have no contract's rules to bring.
  if (kinds.has('link') || (reckons && (kinds.has('party') || kinds.has('panel')))) return 'links';
  // Who tries what an apprentice earns needs none of the rules that a file is held against.
  if (reckons) return kinds.has('pay') ? 'pay' : 'figures';
  if (isOfStaff) return reach.isForBoth ? 'data' : pieceOfStaff(reach);
  if (screens.size >= many) return 'signed-in';
  if (kinds.has('contract') && kinds.has('party')) return 'links';
  // Sheets and needs are filled in by candidates and companies: what staff do comes without it.
  if (kinds.has('party') && isOnly(kinds, 'party', 'need') && screens.size < 3)
    return pieceOfParty(reach);
  const kind = kinds.size === 1 ? [...kinds][0] : undefined;
  const own = kind && pieceOfKind[kind];
  // Nobody brings what the staff's lists stand on for the little that a need's form has of it.
  if (kinds.has('list') || kinds.has('party') || (kinds.has('need') && !own)) return 'shared';
  if (own) return own;
  return kinds.has('contract') ? 'ends' : 'work';
};

/**
 * Whatever a module imports is reached by at least the same screens: a rule that asks for anything but kinds and numbers
 * of entries may put the two into pieces that import each other, which no browser can run.
 */
const pieceFor = (reach: Reach): string | null => {
  const { kinds, entries } = reach;
  const isFirst = kinds.has('bar') || kinds.has('first');
  const hasNoBar = kinds.has('link') || kinds.has('pay') || kinds.has('figure');
  if (kinds.has('start') || (kinds.has('public') && isFirst)) return 'start';
  if (kinds.has('area') || (isFirst && hasNoBar)) return 'data';
  if (kinds.has('bar')) return 'signed-in';
  if (kinds.has('public') && entries > 1) return 'forms';
  // Two screens of one kind: what each has alone comes with what they share.
  if (kinds.size === 1 && kinds.has('list')) return 'people';
  if (reach.screens.size === 1 && isOnly(kinds, 'party')) return pieceOfParty(reach);
  if (reach.screens.size === 1 && isOnly(kinds, 'staff')) return pieceOfStaff(reach);
  const [kind, ...others] = kinds;
  if (kind && others.length === 0 && (kind === 'need' || kind === 'panel' || isLate(kind)))
    return pieceOfKind[kind] ?? null;
  if (entries < 2 || kinds.size === 0) return null;
  if (isFirst) return isOnly(kinds, 'first') ? 'party' : 'signed-in';
  return laterPiece(reach);
};

/**
 * A style sheet of 3 kB costs a slow line as much as one of 30: those of these pieces go along with an earlier one's. The
 * staff's have one of their own, which nobody else loads.
 */
const stylesWith: Readonly<Record<string, string>> = {
  data: 'start',
  drafts: 'start',
  forms: 'start',
  pay: 'start',
  figures: 'start',
  links: 'start',
  work: 'signed-in',
  shared: 'signed-in',
  people: 'lists',
  drawer: 'lists',
  sheets: 'signed-in',
  staff: 'lists',
  party: 'signed-in',
  panel: 'signed-in',
  ends: 'signed-in',
  contract: 'signed-in',
  'need-form': 'signed-in',
};

const isStyle = (id: string): boolean => /\.css(?:\?|$)/.test(id);

/**
 * A few lines that screens of several kinds share, and that need nothing beyond the piece that they are put into: what they
 * would be in brings more of others. So are styles of parts that come when their screen stands: each would be one request more.
 */
const besides: readonly (readonly [module: RegExp, piece: string])[] = [
  [/\/privacy\/PrintedHead\./, 'signed-in'],
  // The home of a new candidate takes a file, as forms do; no list does.
  [/\/ui\/fields\/files\/.+\.tsx?$/, 'files'],
  [/\/follow-up\/people\/NotesOn\./, 'PersonPage'],
  [/\/domain\/src\/contracts\/signing\/file-state\./, 'links'],
  [/\/domain\/src\/matches\/refusal-reasons\./, 'work'],
  // What an opened match shows of a candidate as a shared link does, whose drafts it has no use for.
  [
    /\/panel\/details\/(CandidateDetails|LongText|SkillBadges)\.tsx|\/resume\/ResumeButtons\.|\/shares\/messages\.|\/combine-queries\./,
    'links',
  ],
  [/\/report\/YearSoFar\.module\.css/, 'lists'],
  [/\/chances\/(ChancesCard|NeedChances)\.module\.css/, 'signed-in'],
  [/\/(part-links\/PartLinks|noting\/NotedDay)\.module\.css/, 'signed-in'],
  [/\/official-form\/.+\.module\.css/, 'lists'],
  // Screens of a few lines, with what they are made of.
  [/\/screens\/(applicant|company)\/matches\//, 'party'],
];

const placeFor = (id: string, reach: Reach): string | null => {
  const beside = besides.find(([module]) => module.test(id));
  if (beside) return beside[1];
  const piece = pieceFor(reach);
  if (!isStyle(id)) return piece;
  const isOf = (...kinds: Kind[]) => reach.kinds.size > 0 && isOnly(reach.kinds, ...kinds);
  // Some hundred bytes: not worth a file.
  if (isOf('public')) return 'start';
  if (isOf('party') || isOf('contract')) return 'signed-in';
  if (isOf('staff', 'list')) return 'lists';
  return stylesWith[piece ?? ''] ?? piece;
};

/**
 * Names the piece that a module goes to, so that a screen is a handful of files: what public screens share, what comes
 * with reading data, what whoever is signed in needs, what the lists and homes of candidates and companies share, what
 * screens behind a link do, what reckons with pay, what holds contracts against their rules, what an opened match shows and
 * what else ends in a contract, what the staff share with candidates and companies, what the staff's lists stand on, those of people by
 * themselves, what sheets and needs are filled in with, and what else staff do. Each may import those before it, never one
 * after it. Null for what one screen or one dialog has to itself.
 *
 * The client is built once without pieces for it: only then is it known what of a library is left, and for whom.
 */
export const findPieces = async (
  plugins: PluginOption[],
): Promise<(id: string) => string | null> => {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  const reach = reachOf(output);
  const pieces = new Map(
    [...reach].map(([id, found]) => [path.normalize(id), placeFor(id, found)]),
  );
  return (id) => pieces.get(path.normalize(id)) ?? null;
};
