import { hash, pick } from '../random.ts';
import type { Flavour } from './countries.ts';

/** Parts of invented names. No real club, player or place is meant. */
interface NamePool {
  readonly fronts: readonly string[];
  readonly backs: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly surnames: readonly string[];
}

const split = (words: string): readonly string[] => words.split(' ');

const pools: Readonly<Record<Flavour, NamePool>> = {
  english: {
    fronts: split(
      'Harbour Kings Ash Calder North White East Brack South Wester Stone Lake Granite Hart Mill Oak Raven Silver Thorn Wolver Elm Fair Green Hazel Iron Marsh Red Star Winter Copper',
    ),
    backs: split(
      'port ford wick stone moor ley vale bury field gate ham mere ridge side ton well worth bridge cliffe haven',
    ),
    before: [],
    after: ['City', 'Rovers', 'Athletic', 'United', 'Town', 'Wanderers', 'Albion', 'County', ''],
    surnames: split(
      'Ashdown Barlow Carver Denholm Ellery Fenwick Garrow Hadley Ingram Jessop Kellett Lorimer Mercer Naylor Orchard Penrose Quill Rowntree Sedgwick Thackery Underhill Verity Whitlock Yardley',
    ),
  },
  iberian: {
    fronts: split(
      'Riba Costa Puer Sierra San Val Monte Torre Villa Alta Bella Luz Mar Oro Palma Rosa Sol Ver Campo Estre',
    ),
    backs: split(
      'lera verde doro telmo blanca nueva mira clara cruz dora fria grande lago luna medio negro plata real rojo tero',
    ),
    before: ['Atlético', 'Real', 'Deportivo', 'CD', 'Racing', 'Sporting', 'Unión', ''],
    after: [''],
    surnames: split(
      'Castellano Aldana Barreto Caldera Duarte Escobedo Ferrán Gallardo Herrán Ibarra Jaramillo Laredo Montalvo Navas Olmedo Palacín Quiroga Robledo Salcedo Tejada Urrutia Valdés Zaldívar',
    ),
  },
  italian: {
    fronts: split(
      'Aure Vest Monte Torre Porto Lago Rocca Campo Villa San Ponte Castel Val Fonte Colle Mar Riva Bella Serra Borgo',
    ),
    backs: split(
      'lia bianca sole grigia nero vivo verde alta chiara dolce fermo lunga mare nuova rossa santa secca terra vecchia viola',
    ),
    before: ['Virtus', 'Calcio', 'Pro', 'AC', 'Unione', 'Real', ''],
    after: [''],
    surnames: split(
      'Abruzzi Bellandi Corsini Donati Esposti Falconi Gherardi Innocenti Landucci Marchetti Nardini Orsolini Pagani Quaranta Rinaldesi Salvini Tosetti Ubaldi Ventresca Zanotti',
    ),
  },
  germanic: {
    fronts: split(
      'Rhein Oster Alster Berg Wald Stein Grün Lind Eichen Falken Gold Hohen Isar Kirch Licht Mühl Neuen Rosen Silber Weser',
    ),
    backs: split(
      'stadt see heim au berg tal furt hof feld brück burg dorf fels hafen horn kamp rode stein walde werder',
    ),
    before: ['SV', 'FC', 'TSV', 'VfL', 'Union', 'Eintracht', ''],
    after: ['09', '04', '', '', 'Nord', ''],
    surnames: split(
      'Adler Brandau Cordes Dahlmann Eckhart Fuhrmann Grothe Hellwig Isenberg Jaspers Kortmann Lindau Mertens Nordhoff Ohlen Petersen Rademann Steinau Thoma Ullmer Vollmer Wiegand Zeller',
    ),
  },
  french: {
    fronts: split(
      'Rive Mont Clair Beau Belle Ville Saint Haut Bois Champ Fleur Grand Lac Mar Neuf Pont Roche Val Vieux Aube',
    ),
    backs: split(
      'mont val lieu fort bourg clair court fontaine gard lac marais mer neuve pierre rive rouge sable selve tour vert',
    ),
    before: ['Olympique', 'Stade', 'AS', 'Racing', 'Étoile', ''],
    after: [''],
    surnames: split(
      'Aubert Bellanger Chevrier Delorme Estienne Fournel Garnault Hamelin Imbert Jourdan Lacombe Marchal Naudin Ozanne Perrault Quesnel Rivoire Sauvage Tessier Vasseur',
    ),
  },
  slavic: {
    fronts: split(
      'Zlat Bel Novi Star Gor Dol Sreb Vod Jas Kam Luk Mir Orl Pol Rud Slav Tri Vel Zel Brez',
    ),
    backs: split(
      'ograd ovo ina ica avka nik ovac ov any islav ovka osel etin ava enice anka ovice owiec ora ysz',
    ),
    before: ['Dynamo', 'Slavia', 'Sparta', 'Zarya', 'Polonia', 'Sokol', ''],
    after: [''],
    surnames: split(
      'Varga Bartos Cerny Dubravec Fiala Gajda Horvatin Ilic Janda Kovalik Lesko Malinowski Nemec Oravec Petrik Radko Sedlak Tomic Urbanek Vesely Wojtas Zelenka',
    ),
  },
  nordic: {
    fronts: split(
      'Lind Berg Fjord Nord Sol Vinter Ek Holm Sand Skog Ström Ulv Vik Bjørn Elv Frost Grøn Havn Is Kron',
    ),
    backs: split(
      'vik dal holm sund fors havn stad by lund nes borg berg foss gård heim marka mo strand torp ås',
    ),
    before: ['IF', 'IK', 'FK', 'BK', ''],
    after: ['', '', 'IF', 'BK'],
    surnames: split(
      'Lindqvist Almgren Bergsund Dahlvik Ekelund Forsell Granholm Hellström Isaksen Juhlin Kallio Lundmark Møller Nyberg Öhman Palmgren Rosvall Sandvik Törnqvist Virtala Westergård',
    ),
  },
  southern: {
    fronts: split(
      'Alt Kara Med Olym Tess Yeni Ak Del Euro Kal Lar Mar Neo Pan Sar Tri Vera Zan Arg Bos',
    ),
    backs: split(
      'opolis ados ata eni hisar ia ion ikos imar inia issos kent konda monos ona pera saray tali una yra',
    ),
    before: ['AO', 'Panion', 'SK', 'Steaua', ''],
    after: ['', 'Spor', ''],
    surnames: split(
      'Okafor Antonakis Balan Cernat Demirel Elmas Floros Georgiou Halasz Iliescu Karras Lazaridis Manolis Nagy Orban Pappas Rusu Szabo Toker Varvaris Yilmazer Zafiris',
    ),
  },
  eastern: {
    fronts: split(
      'Alma Bar Dzin Er Kau Kur Liep Nar Riga Sak Tal Tar Var Vil Zug Ara Bat Gan Mor Yama',
    ),
    backs: split(
      'ja nas tau lin ava kala tara gi na sha zuri da hara ki mori saki to wara yama eri',
    ),
    before: ['FK', 'Lokomotiv', 'Metallist', 'Torpedo', ''],
    after: ['', 'FC', ''],
    surnames: split(
      'Abashidze Balodis Darbin Egle Gagarin Hakobyan Ivask Jansons Kalnins Liepins Mamedli Nakagawa Ozols Petrosyan Raudsepp Sato Tamm Urmas Vitols Yoshida Zviad',
    ),
  },
};

const squadFronts = split(
  'Neon Iron Ghost Solar Vortex Crimson Lunar Pixel Rogue Static Titan Arctic Cobalt Ember Phantom Quantum Saber Velvet Zenith Onyx',
);
const squadBacks = split(
  'Foxes Circuit Ravens Legion Protocol Drakes Syndicate Wolves Five Order Owls Reign Surge Comets Vipers Forge Tide Union Monarchs Spark',
);

/** Club words for places in sports other than football: no baseball team is called “Calcio”. */
const clubWords: Readonly<
  Record<string, { readonly before: readonly string[]; readonly after: readonly string[] }>
> = {
  basketball: {
    before: ['BC', ''],
    after: split('Giants Hawks Towers Comets Lynx Flyers Bulls Storm'),
  },
  'ice-hockey': {
    before: ['HC', ''],
    after: split('Bears Wolves Moose Glaciers Falcons Stags Huskies Frost'),
  },
  volleyball: { before: ['VC', 'VC', ''], after: split('Eagles Spikers Waves Swifts') },
  handball: { before: ['HC', 'HC', ''], after: split('Lions Hammers Tigers Bison') },
  cricket: {
    before: [''],
    after: split('Kings Royals Strikers Warriors Monsoon Cobras Knights Kites'),
  },
  'american-football': {
    before: [''],
    after: split('Stallions Rangers Mustangs Thunder Generals Buffaloes Outlaws Sentinels'),
  },
  baseball: {
    before: [''],
    after: split('Aces Captains Owls Pilots Larks Millers Hornets Barons'),
  },
  rugby: { before: ['RC', ''], after: split('Rams Boars Stags Griffins Badgers Harriers') },
};

export function clubName(flavour: Flavour, key: number, sportKey: string): string {
  const words = clubWords[sportKey];
  const pool =
    words === undefined
      ? pools[flavour]
      : { ...pools[flavour], ...words, ...(flavour === 'english' ? { before: [] } : {}) };
  const chance = (part: string): number => hash(key, part) / 2 ** 32;
  const front = pick(pool.fronts, chance('front'));
  const back = pick(pool.backs, chance('back'));
  const before = pool.before.length === 0 ? '' : pick(pool.before, chance('before'));
  const suffix = pick(pool.after, chance('after'));
  const after = before === '' || /^\d/.test(suffix) ? suffix : '';
  return [
    before,
    front.endsWith(back.charAt(0)) ? `${front}${back.slice(1)}` : `${front}${back}`,
    after,
  ]
    .filter((word) => word !== '')
    .join(' ');
}

export function personName(flavour: Flavour, key: number): string {
  const initial = pick('ABCDEFGHIJKLMNOPRSTVZ'.split(''), hash(key, 'initial') / 2 ** 32);
  return `${initial}. ${pick(pools[flavour].surnames, hash(key, 'surname') / 2 ** 32)}`;
}

export function squadName(key: number): string {
  return `${pick(squadFronts, hash(key, 'front') / 2 ** 32)} ${pick(squadBacks, hash(key, 'back') / 2 ** 32)}`;
}

export const flavours = Object.keys(pools) as readonly Flavour[];

const nickFronts = split(
  'Zer Kry Nex Vol Qui Bla Dre Fro Hex Jin Lum Myr Nyx Pix Rai Syl Tor Umb Vex Wyr',
);
const nickBacks = split('ox pt us ty ra ze on io el ix ar yn ko mi sh ta ven do ri um');

/** Returns the nickname of a squad player. */
export function nickName(key: number): string {
  const digits = hash(key, 'digits') % 4 === 0 ? `${hash(key, 'number') % 100}` : '';
  return `${pick(nickFronts, hash(key, 'nick front') / 2 ** 32)}${pick(nickBacks, hash(key, 'nick back') / 2 ** 32)}${digits}`;
}
