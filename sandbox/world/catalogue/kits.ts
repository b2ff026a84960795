const palette: Readonly<Record<string, string>> = {
  r: '#c8102e',
  w: '#f4f4f5',
  b: '#0046ad',
  n: '#0b1f41',
  k: '#18181b',
  y: '#fcd116',
  g: '#00843d',
  e: '#0f4d2f',
  s: '#6cabdd',
  o: '#f26522',
  p: '#5b2b82',
  m: '#7a1032',
  a: '#9ca3af',
  t: '#00838a',
  d: '#b3995d',
  i: '#f4b5cd',
  l: '#8dc63f',
};

/** Real team colours by sport: two letters of the palette, followed by the teams. */
const kits: Readonly<Record<number, string>> = {
  1: `
rw Arsenal, Liverpool, Manchester United, Nottingham Forest, Brentford, Southampton, Sunderland, Sheffield United, Middlesbrough, Bristol City, Barnsley, Stoke City, Charlton Athletic, 1. FC Köln, Mainz 05, Fortuna Düsseldorf, VfB Stuttgart, Union Berlin, Kaiserslautern, Ajax, PSV Eindhoven, Twente, FC Utrecht, Monaco, Lille, Brest, Athletic Bilbao, Sevilla, Sporting Gijón, Girona, Rayo Vallecano, Benfica, RB Leipzig, Red Bull Salzburg, Crvena Zvezda, Internacional, River Plate, New York Red Bulls, Toronto FC, Bragantino, Al Ahly, Wydad, Spain, Denmark, Poland, Switzerland, Peru, Tunisia, South Korea, Costa Rica, Panama, England, Granada, Almería, Ulsan HD, Real Salt Lake, St. Louis City SC
rb Bayern Munich, Atlético Madrid, Crystal Palace, Bologna, Cagliari, Genoa, Levante, Osasuna, Paris FC, FC Dallas, Chicago Fire, Serbia, Chile, USA, 1. FC Heidenheim
rk Milan, Bayer Leverkusen, Eintracht Frankfurt, Nice, Rennes, Feyenoord, Bournemouth, Excelsior, Flamengo, Sport Recife, Vitória, Atlanta United, Egypt, SC Freiburg, 1. FC Nürnberg, Hannover 96, D.C. United, Urawa Red Diamonds, Portugal
ry Roma, Espérance de Tunis, Go Ahead Eagles, Belgium, Lecce, Watford
bm Barcelona
bw Chelsea, Everton, Leicester City, Brighton & Hove Albion, Birmingham City, Blackburn Rovers, Cardiff City, Huddersfield Town, Ipswich Town, Millwall, Queens Park Rangers, Reading, Sheffield Wednesday, Wigan Athletic, Schalke 04, Hertha BSC, Hoffenheim, Heerenveen, PEC Zwolle, Strasbourg, Auxerre, Alavés, Deportivo La Coruña, Getafe, Espanyol, Real Sociedad, Málaga, Real Oviedo, Real Zaragoza, Brescia, Sampdoria, Porto, Cruzeiro, Al Hilal, Monterrey, Slovan Bratislava, Dinamo Zagreb, Orlando City, San Jose Earthquakes, CF Montréal, Auckland City FC, France, Iceland, Japan, Italy, Lyon, Hamburger SV, Como, Le Havre, Club Brugge, Vancouver Whitecaps, West Bromwich Albion, New England Revolution, Pachuca, Kosovo, Greece
bk Inter, Atalanta, Pisa, Novara
nw Tottenham Hotspur, Preston North End, Bolton Wanderers, Paris Saint-Germain, Philadelphia Union, LA Galaxy
ws Marseille, Real Valladolid
wk Fulham, Juventus, Newcastle United, Udinese, Siena, Cesena, Sturm Graz, Corinthians, Botafogo, Santos, Vasco da Gama, Ceará, Atlético Mineiro, Angers, Derby County, Swansea City, Borussia Mönchengladbach, Heracles Almelo, Germany, Valencia, Inter Miami
wd Real Madrid, Los Angeles FC
wb Leeds United, Luton Town
ms Aston Villa, West Ham United, Burnley, Colorado Rapids
mw Torino, Metz, Sparta Praha
mg Fluminense
sw Manchester City, Napoli, Lazio, Celta Vigo, Pescara, Argentina, Uruguay, Grêmio, Minnesota United FC, New York City FC, Sporting Kansas City, Charlotte FC
sr Bahia, Catania
yb Cádiz, Hellas Verona, Chievo, Boca Juniors, Sweden, Brazil, Ukraine, Parma, Las Palmas, CF América
yk Borussia Dortmund, Wolverhampton Wanderers, Young Boys, Columbus Crew, NAC Breda, Nashville SC, Fortuna Sittard
yg Norwich City, Australia, Colombia, Nantes, Mirassol FC, Mamelodi Sundowns
yr Lens
gw Celtic, VfL Wolfsburg, Werder Bremen, Real Betis, Elche, Greuther Fürth, FC Groningen, Sporting CP, Palmeiras, Juventude, Saudi Arabia, Nigeria, Algeria, Senegal, Racing Santander
gk Sassuolo, Austin FC
gr Augsburg, Mexico, Morocco, Portland Timbers, NEC Nijmegen
gb Seattle Sounders
ob FC Cincinnati, FC Volendam
ok Lorient, Shakhtar Donetsk, Houston Dynamo, Hull City
pw Fiorentina, Toulouse, Al Ain
ik Palermo
rg Cremonese
ba San Diego FC
ra St. Pauli
yn Villarreal
rn Mallorca
rs AZ Alkmaar
rb Fortaleza, São Paulo FC
wr Sparta Rotterdam, Telstar, Croatia, Russia, Iran`,
  2: `
ok Anaheim Ducks, Philadelphia Flyers
mk Arizona Coyotes
yk Boston Bruins, Pittsburgh Penguins, Nashville Predators
ny Buffalo Sabres, St. Louis Blues
rd Calgary Flames, Ottawa Senators
rk Carolina Hurricanes, Chicago Blackhawks, New Jersey Devils
ms Colorado Avalanche
nr Columbus Blue Jackets, Florida Panthers, Washington Capitals
gk Dallas Stars
rw Detroit Red Wings
ob Edmonton Oilers
ka Los Angeles Kings
er Minnesota Wild
rb Montréal Canadiens
bo New York Islanders
br New York Rangers
tk San Jose Sharks
nt Seattle Kraken
bw Tampa Bay Lightning, Toronto Maple Leafs
bg Vancouver Canucks
dk Vegas Golden Knights
ns Winnipeg Jets`,
  3: `
rw Atlanta Hawks, Houston Rockets, Indiana Fever, Arkansas, Houston
gw Boston Celtics
kw Brooklyn Nets, San Antonio Spurs
pt Charlotte Hornets
rk Chicago Bulls, Portland Trail Blazers, Toronto Raptors, Miami Heat, Las Vegas Aces
my Cleveland Cavaliers
bn Dallas Mavericks, Minnesota Timberwolves, Dallas Wings
ny Denver Nuggets, Indiana Pacers, Utah Jazz, Minnesota Lynx
br Detroit Pistons, Los Angeles Clippers, Philadelphia 76ers, Kansas
by Golden State Warriors
py Los Angeles Lakers, Los Angeles Sparks
ns Memphis Grizzlies
ed Milwaukee Bucks
nr New Orleans Pelicans, Washington Wizards, Washington Mystics, Atlanta Dream
bo New York Knicks, Oklahoma City Thunder
bk Orlando Magic
po Phoenix Suns, Phoenix Mercury
pk Sacramento Kings
sy Chicago Sky
no Connecticut Sun
tk New York Liberty
gy Seattle Storm
bw Duke, Saint Peter's
go Miami (FL)
sw North Carolina
nw Villanova`,
  5: `
rk Arizona Diamondbacks
nr Atlanta Braves, Boston Red Sox, Cleveland Guardians, Minnesota Twins, Washington Nationals
ok Baltimore Orioles, San Francisco Giants
br Chicago Cubs, Texas Rangers
kw Chicago White Sox
rw Cincinnati Reds, Los Angeles Angels, Philadelphia Phillies
pk Colorado Rockies
no Detroit Tigers, Houston Astros
bd Kansas City Royals
bw Los Angeles Dodgers, Toronto Blue Jays
kt Miami Marlins
ny Milwaukee Brewers
bo New York Mets
nw New York Yankees
ey Oakland Athletics
ky Pittsburgh Pirates
dk San Diego Padres
nt Seattle Mariners
ry St. Louis Cardinals
ns Tampa Bay Rays`,
  11: `
rw Arizona Cardinals, Kansas City Chiefs
rk Atlanta Falcons, Tampa Bay Buccaneers
pk Baltimore Ravens
br Buffalo Bills, New York Giants
ks Carolina Panthers
no Chicago Bears, Denver Broncos
ok Cincinnati Bengals, Cleveland Browns
na Dallas Cowboys
sa Detroit Lions
ey Green Bay Packers
nr Houston Texans, New England Patriots
bw Indianapolis Colts
td Jacksonville Jaguars
ka Las Vegas Raiders
sy Los Angeles Chargers
by Los Angeles Rams
to Miami Dolphins
py Minnesota Vikings
kd New Orleans Saints
ew New York Jets
ea Philadelphia Eagles
ky Pittsburgh Steelers
rd San Francisco 49ers
nl Seattle Seahawks
ns Tennessee Titans
my Washington Commanders`,
};

const known = new Map<string, readonly [string, string]>();
for (const [sportId, lines] of Object.entries(kits)) {
  for (const line of lines.trim().split('\n')) {
    const [first, second] = [palette[line.charAt(0)], palette[line.charAt(1)]];
    if (first === undefined || second === undefined) throw new RangeError(`No colours: ${line}`);
    for (const name of line.slice(3).split(', ')) known.set(`${sportId}|${name}`, [first, second]);
  }
}

/** Returns the colours of an imported team; undefined for an unknown one. */
export function kitOf(sportId: number, name: string): readonly [string, string] | undefined {
  return known.get(`${sportId}|${name}`);
}
