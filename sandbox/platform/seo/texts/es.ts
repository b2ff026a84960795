import type { SeoTextKey } from './en.ts';

export const es: Readonly<Record<SeoTextKey, string>> = {
  'home.title': 'Apuestas deportivas: cuotas en vivo y partidos de hoy',
  'home.description':
    'Apuesta en fútbol, tenis, baloncesto y otros deportes antes y durante el partido. Marcadores en vivo, cuotas claras y liquidación rápida.',
  'home.heading': 'Apuestas deportivas desde el saque inicial hasta el pitido final',
  'home.before.title': 'Antes del partido',
  'home.before.text':
    'Cada deporte tiene su lista de próximos eventos con los mercados principales a la vista: resultado, total y hándicap. Abre un evento para ver todos los mercados, del primer goleador al resultado exacto, y añade lo que quieras al cupón.',
  'home.live.title': 'Mientras se juega',
  'home.live.text':
    'Las cuotas siguen el partido segundo a segundo. Cuando ocurre algo decisivo, las apuestas se detienen un momento y vuelven con cuotas nuevas: siempre sabes a qué apuestas.',
  'home.coupon.title': 'Un solo cupón para todo',
  'home.coupon.text':
    'Una simple, una combinada o varios deportes a la vez: el cupón calcula la cuota total, muestra el posible pago antes de confirmar y te avisa en cuanto cambia una cuota.',
  'line.title': 'Próximos partidos: cuotas de apuestas de todos los deportes',
  'line.description':
    'La lista completa de próximos eventos con cuotas de resultado, total y hándicap, por deporte y competición.',
  'line.heading': 'Cuotas de los próximos eventos',
  'line.text':
    'Aquí están todos los eventos que aún no han empezado. Elige un deporte a la izquierda, después una competición, o abre un evento para ver todos sus mercados. Hoy hay {list} y mucho más.',
  'live.title': 'Apuestas en vivo: cuotas de los partidos en juego',
  'live.description':
    'Todo lo que se está jugando ahora, con marcador, reloj del partido y cuotas que cambian con el juego.',
  'live.heading': 'Apostar durante el partido',
  'live.text':
    'Las páginas en vivo muestran el marcador, el reloj y los mercados principales de cada partido. Una flecha junto a la cuota indica hacia dónde acaba de moverse. Ahora mismo: {list}.',
  'line-sport.title': '{sport}: apuestas y cuotas de los próximos partidos',
  'line-sport.description':
    'Cuotas de {sport} para {list}: resultado, totales, hándicaps y muchos más mercados en cada evento.',
  'line-sport.heading': '{sport}: a qué puedes apostar',
  'line-sport.text':
    '{sport}: todos los próximos eventos en una sola lista, por competición y hora de inicio: {list}. Cada evento se abre con todos sus mercados.',
  'live-sport.title': '{sport}: apuestas en vivo, cuotas y marcadores',
  'live-sport.description': '{sport} en vivo: marcadores y cuotas de {list}.',
  'live-sport.heading': '{sport} en vivo',
  'live-sport.text':
    '{sport}: todos los partidos que se juegan ahora, con el marcador y las cuotas del momento: {list}. Los nuevos partidos aparecen en cuanto empiezan.',
  'line-champ.title': '{champ}: cuotas y calendario de apuestas, {sport}',
  'line-champ.description':
    '{champ}: partidos con cuotas de resultado, total y hándicap. Apuestas de {sport} antes del partido.',
  'line-champ.heading': '{champ}: próximos partidos',
  'line-champ.text':
    'Próximos partidos de {champ}: {list}. La lista muestra las cuotas principales; el resto está en la página de cada partido.',
  'live-champ.title': '{champ}: cuotas en vivo y marcadores, {sport}',
  'live-champ.description':
    '{champ} en juego: marcador y cuotas de todos los partidos del momento. Apuestas de {sport} en vivo.',
  'live-champ.heading': '{champ} en juego',
  'live-champ.text': 'Ahora en {champ}: {list}. El marcador y las cuotas cambian con el partido.',
  'contest-sport.title': '{sport}: cuotas del ganador y de los puestos',
  'contest-sport.description':
    '{sport}: cuotas para {list}. Quién gana y quién queda entre los primeros, antes de cada salida.',
  'contest-sport.heading': '{sport}: a qué puedes apostar',
  'contest-sport.text':
    '{sport}, todo en una lista: {list}. Cada evento se abre con sus participantes, sus cuotas y lo que mostraron los anteriores.',
  'contest-champ.title': '{champ}: cuotas del ganador, {sport}',
  'contest-champ.description':
    '{champ}: los próximos eventos con cuotas del ganador. {sport}: resultados anteriores y porcentajes junto a las cuotas.',
  'contest-champ.heading': '{champ}: lo que viene',
  'contest-champ.text':
    'Aquí están los próximos eventos de {champ} con sus favoritos. Cada uno se abre con todos los participantes; los resultados anteriores están en Estadísticas.',
  'line-event.title': '{home} – {away}: cuotas, {date}',
  'line-event.description':
    '{home} – {away}, {champ}, {date}. Cuotas de resultado, totales, hándicaps y todos los demás mercados.',
  'line-event.heading': '{home} – {away}',
  'line-event.text':
    '{home} y {away} se enfrentan el {date} en {champ}. Los mercados principales están arriba; los grupos te ayudan a encontrar totales, hándicaps y apuestas especiales.',
  'live-event.title': '{home} – {away}: cuotas en vivo y marcador, {date}',
  'live-event.description':
    '{home} – {away} en vivo, {champ}. Marcador, reloj del partido y cuotas del momento.',
  'live-event.heading': '{home} – {away} en vivo',
  'live-event.text':
    '{home} y {away} están jugando en {champ}. El marcador, el desarrollo del partido y todos los mercados abiertos están en esta página.',
};
