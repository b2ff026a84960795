import { normaliseName } from './normaliseName.ts';

/**
 * Football clubs with different names in files: the displayed name, then other spellings. Accents,
 * case, punctuation, a country in brackets and the words in `forms` do not count as spellings.
 */
const clubs = `
# England
Arsenal
Aston Villa
Birmingham City / Birmingham
Blackburn Rovers / Blackburn
Bournemouth / AFC Bournemouth
Brentford
Brighton & Hove Albion / Brighton
Burnley
Cardiff City / Cardiff
Charlton Athletic / Charlton
Chelsea
Crystal Palace
Derby County / Derby
Everton
Fulham
Huddersfield Town / Huddersfield
Hull City / Hull
Ipswich Town / Ipswich
Leeds United / Leeds
Leicester City / Leicester
Liverpool
Luton Town / Luton
Manchester City / Man City / MCFC
Manchester United / Man United / Man Utd / MUFC
Newcastle United / Newcastle
Norwich City / Norwich
Nottingham Forest / Nott'm Forest
Preston North End / Preston
Queens Park Rangers / QPR
Sheffield United
Sheffield Wednesday / Sheffield Weds
Southampton
Stoke City / Stoke
Sunderland
Swansea City / Swansea
Tottenham Hotspur / Tottenham / Spurs
Watford
West Bromwich Albion / West Brom
West Ham United / West Ham
Wigan Athletic / Wigan
Wolverhampton Wanderers / Wolves
# Spain
Alavés / Deportivo Alavés
Athletic Bilbao / Ath Bilbao / Athletic Club
Atlético Madrid / Ath Madrid / Atleti / Club Atlético de Madrid / Atlético de Madrid
Barcelona / Barca / FCB
Celta Vigo / Celta / RC Celta de Vigo
Deportivo La Coruña / La Coruna / Deportivo
Elche
Espanyol / Espanol / RCD Espanyol de Barcelona / RCD Espanyol
Getafe
Girona
Granada
Levante / Levante UD
Mallorca / RCD Mallorca
Málaga
Osasuna / CA Osasuna
Racing Santander / Santander
Rayo Vallecano / Vallecano / Rayo Vallecano de Madrid
Real Betis / Betis / Real Betis Balompié
Real Madrid
Real Oviedo / Oviedo
Real Sociedad / Sociedad / Real Sociedad de Fútbol
Real Valladolid / Valladolid
Real Zaragoza / Zaragoza
Sevilla
Sporting Gijón / Sp Gijon
Valencia
Villarreal
# Germany
Augsburg
Bayer Leverkusen / Leverkusen / Bayer 04 Leverkusen
Bayern Munich / Bayern München / FC Bayern München
Borussia Dortmund / Dortmund / BVB
Borussia Mönchengladbach / M'gladbach
1. FC Köln / FC Koln / Koln
Eintracht Frankfurt / Ein Frankfurt
Fortuna Düsseldorf
Greuther Fürth
Hamburger SV / Hamburg
Hannover 96 / Hannover
Hertha BSC / Hertha
1. FC Heidenheim / 1. FC Heidenheim 1846 / Heidenheim
Hoffenheim / TSG 1899 Hoffenheim
Kaiserslautern
Mainz 05 / Mainz / 1. FSV Mainz 05
1. FC Nürnberg / Nurnberg
RB Leipzig / Leipzig
Schalke 04
SC Freiburg / Freiburg
St. Pauli / FC St. Pauli 1910
Union Berlin / 1. FC Union Berlin
VfB Stuttgart / Stuttgart
VfL Wolfsburg / Wolfsburg
Werder Bremen / SV Werder Bremen
# Italy
Milan / AC Milan / ACM
Atalanta / Atalanta BC
Bologna / Bologna FC 1909
Cagliari / Cagliari Calcio
Como / Como 1907
Cremonese / US Cremonese
Fiorentina / ACF Fiorentina
Genoa / Genoa CFC
Hellas Verona / Verona
Inter / FC Internazionale Milano / Inter Milan / Internazionale
Juventus / Juve
Lazio / SS Lazio
Lecce / US Lecce
Napoli / SSC Napoli
Parma / Parma Calcio 1913
Pisa / AC Pisa 1909
Roma / AS Roma
Sassuolo / US Sassuolo Calcio
Torino
Udinese / Udinese Calcio
# France
Angers / Angers SCO
Auxerre / AJ Auxerre
Brest / Stade Brestois 29
Le Havre / Le Havre AC
Lens / Racing Club de Lens
Lille / Lille OSC
Lorient
Lyon / Olympique Lyonnais
Marseille / Olympique de Marseille
Metz
Monaco / AS Monaco
Nantes
Nice / OGC Nice
Paris Saint-Germain / Paris SG / PSG
Rennes / Stade Rennais FC 1901
Strasbourg / RC Strasbourg Alsace
Toulouse
# Netherlands
Ajax / AFC Ajax
AZ Alkmaar / AZ
Excelsior / SBV Excelsior
Feyenoord / Feyenoord Rotterdam
Heerenveen / SC Heerenveen
Heracles Almelo / Heracles
NAC Breda
NEC Nijmegen / NEC
PSV Eindhoven / PSV
Telstar / Telstar 1963
Twente / FC Twente '65
# Europe
Benfica / Sport Lisboa e Benfica / SL Benfica
Celtic
Club Brugge / Club Brugge KV
Crvena Zvezda / FK Crvena Zvezda / Red Star Belgrade
Dinamo Zagreb / GNK Dinamo Zagreb
Porto
Red Bull Salzburg / RB Salzburg / FC Red Bull Salzburg / Salzburg
Shakhtar Donetsk / FK Shakhtar Donetsk
Slovan Bratislava / ŠK Slovan Bratislava
Sparta Praha / AC Sparta Praha / Sparta Prague
Sporting CP / Sporting Clube de Portugal / Sporting Lisbon
Sturm Graz / SK Sturm Graz
Young Boys / BSC Young Boys
# Americas
Atlanta United
Atlético Mineiro / CA Mineiro
Bahia / EC Bahia
Botafogo / Botafogo FR / Botafogo RJ
Bragantino / RB Bragantino / Red Bull Bragantino
Ceará / Ceará SC
Corinthians / SC Corinthians Paulista
Cruzeiro / Cruzeiro EC
D.C. United / DC United
Flamengo / CR Flamengo / Flamengo RJ
Fluminense / Fluminense FC / Fluminense RJ
Fortaleza / Fortaleza EC
Grêmio / Grêmio FBPA
Inter Miami / Inter Miami CF
Internacional / SC Internacional
Juventude / EC Juventude
LA Galaxy / Los Angeles Galaxy
New York Red Bulls / New York RB
Palmeiras / SE Palmeiras
Santos / Santos FC
Sport Recife / SC Recife
Vasco da Gama / CR Vasco da Gama
Vitória / EC Vitória
# World
Al Ahly / Al Ahly SC
Al Ain
Monterrey / CF Monterrey
Pachuca / CF Pachuca
Espérance de Tunis / Espérance
Ulsan HD / Ulsan HD FC
Wydad / Wydad AC / Wydad Casablanca
`;

/** Club forms that some files write and others omit. */
const forms = new Set(['fc', 'afc', 'cf']);
/** Other words before or after the name of a club in some files. */
const otherForms = new Set('sc fk sk sv ac cd ca as ss us if bk ks nk sd ud'.split(' '));

const nameBySpelling = new Map<string, string>();
const spellingsByName = new Map<string, readonly string[]>();
for (const line of clubs.split('\n')) {
  if (line.startsWith('#')) continue;
  const [shown = '', ...spellings] = line.split(' / ');
  for (const spelling of [shown, ...spellings])
    if (spelling !== '') nameBySpelling.set(plainName(spelling), shown);
  if (spellings.length > 0) spellingsByName.set(shown, spellings);
}

/** Returns the other spellings of a club. */
export function spellingsOf(name: string): readonly string[] {
  return spellingsByName.get(name) ?? [];
}

/**
 * Returns the name of a club by any spelling; for an unknown one, without the country in brackets
 * and without the form that other files omit.
 */
export function clubName(spelling: string): string {
  const known = nameBySpelling.get(plainName(spelling));
  if (known !== undefined) return known;
  const name = spelling.replace(/\s*\([A-Z]{3}\)$/, '').trim();
  const short = name.replace(/^(?:A?FC|CF)\s+|\s+(?:A?FC|CF)$/gi, '').trim();
  return short === '' ? name : short;
}

/** Removes club forms, points and numbers from a name, unless nothing would be left. */
export function bareName(name: string): string {
  const words = normaliseName(name.replaceAll('.', '')).split(' ');
  const left = words.filter(
    (word) => !forms.has(word) && !otherForms.has(word) && !/^\d+$/.test(word),
  );
  return (left.length === 0 ? words : left).join('');
}

function plainName(spelling: string): string {
  const words = normaliseName(spelling).split(' ');
  const left = words.filter((word) => !forms.has(word));
  return (left.length === 0 ? words : left).join(' ');
}
