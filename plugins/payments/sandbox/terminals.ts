import type { PaymentTerminal, PaymentTerminals } from '#wire';

interface Town {
  readonly country: string;
  readonly region: string;
  readonly town: string;
  /** Streets with a shop or terminal. */
  readonly streets: readonly string[];
}

const towns: readonly Town[] = [
  {
    country: 'MT',
    region: 'Central',
    town: 'Birkirkara',
    streets: ['Valley Road', 'Naxxar Road', 'Psaila Street'],
  },
  { country: 'MT', region: 'Gozo', town: 'Victoria', streets: ['Republic Street'] },
  {
    country: 'MT',
    region: 'Northern Harbour',
    town: 'Sliema',
    streets: ['Tower Road', 'Bisazza Street', 'Manwel Dimech Street', 'The Strand'],
  },
  {
    country: 'MT',
    region: 'South Eastern',
    town: 'Valletta',
    streets: ['Merchants Street', 'Old Bakery Street', 'Republic Street'],
  },
  { country: 'DE', region: 'Berlin', town: 'Berlin', streets: ['Torstraße', 'Karl-Marx-Straße'] },
  { country: 'DE', region: 'Hamburg', town: 'Hamburg', streets: ['Steindamm', 'Osterstraße'] },
  { country: 'ES', region: 'Andalucía', town: 'Sevilla', streets: ['Calle Feria'] },
  { country: 'ES', region: 'Madrid', town: 'Madrid', streets: ['Calle de Alcalá', 'Gran Vía'] },
  {
    country: 'BR',
    region: 'São Paulo',
    town: 'São Paulo',
    streets: ['Rua Augusta', 'Avenida Paulista'],
  },
  { country: 'TR', region: 'İstanbul', town: 'Kadıköy', streets: ['Bahariye Caddesi'] },
];

const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

/** Shops and terminals of the demo: every third is a terminal that never closes. */
const terminals: readonly PaymentTerminal[] = towns
  .flatMap(({ streets, ...town }) => streets.map((street) => ({ ...town, street })))
  .map(({ street, ...town }, index): PaymentTerminal => {
    const isTerminal = index % 3 === 2;
    return {
      ...town,
      id: index + 1,
      name: isTerminal ? 'Harbour Point' : 'Harbour Shop',
      address: `${street} ${3 + ((index * 17) % 90)}`,
      hours: (isTerminal ? everyDay : everyDay.slice(0, 6)).map((day) => ({
        day,
        opens: isTerminal ? '00:00' : '09:00',
        closes: isTerminal ? '24:00' : day === 6 ? '14:00' : '19:00',
      })),
      services: isTerminal ? ['pay_in', 'cheque'] : ['pay_in', 'cash_out', 'cheque'],
    };
  });

export interface TerminalQuestion {
  readonly country: string;
  readonly region: string;
  /** Part of a town, name or address. */
  readonly search: string;
  readonly page: number;
}

/** A page of terminals; defines the page size. */
export function findTerminals({
  country,
  region,
  search,
  page,
}: TerminalQuestion): PaymentTerminals {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  const found = terminals.filter((terminal) => {
    const text = fold(`${terminal.town} ${terminal.name} ${terminal.address} ${terminal.region}`);
    return (
      (country === '' || terminal.country === country) &&
      (region === '' || terminal.region === region) &&
      words.every((word) => text.includes(word))
    );
  });
  const countries = Map.groupBy(terminals, (terminal) => terminal.country);
  return {
    terminals: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    countries: [...countries].map(([code, members]) => ({
      country: code,
      regions: [...new Set(members.map((terminal) => terminal.region))],
    })),
  };
}

const pageSize = 100;

/** Lower case without diacritics, as people type a search. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');
}
