import type { SeoTextKey } from './en.ts';

export const pt: Readonly<Record<SeoTextKey, string>> = {
  'home.title': 'Apostas esportivas: odds ao vivo e jogos de hoje',
  'home.description':
    'Aposte em futebol, tênis, basquete e outros esportes antes e durante o jogo. Placar ao vivo, odds claras e liquidação rápida.',
  'home.heading': 'Apostas esportivas do primeiro ao último apito',
  'home.before.title': 'Antes do jogo',
  'home.before.text':
    'Cada esporte tem a sua lista de próximos eventos com os mercados principais à vista: resultado, total e handicap. Abra um evento para ver todos os mercados, do primeiro gol ao placar exato, e adicione o que quiser ao cupom.',
  'home.live.title': 'Durante o jogo',
  'home.live.text':
    'As odds acompanham o jogo segundo a segundo. Quando algo decisivo acontece, as apostas param por um instante e voltam com novas odds: você sempre sabe no que está apostando.',
  'home.coupon.title': 'Um cupom para tudo',
  'home.coupon.text':
    'Simples, múltipla ou vários esportes juntos: o cupom calcula a odd total, mostra o possível retorno antes da confirmação e avisa na hora quando uma odd muda.',
  'line.title': 'Próximos jogos: odds de apostas em todos os esportes',
  'line.description':
    'A lista completa dos próximos eventos com odds de resultado, total e handicap, por esporte e competição.',
  'line.heading': 'Odds dos próximos eventos',
  'line.text':
    'Aqui estão todos os eventos que ainda não começaram. Escolha um esporte à esquerda, depois uma competição, ou abra um evento para ver todos os mercados. Hoje há {list} e muito mais.',
  'live.title': 'Apostas ao vivo: odds dos jogos em andamento',
  'live.description':
    'Tudo o que está sendo jogado agora, com placar, tempo de jogo e odds que mudam com a partida.',
  'live.heading': 'Apostar durante a partida',
  'live.text':
    'As páginas ao vivo mostram o placar, o tempo e os mercados principais de cada partida. Uma seta ao lado da odd indica para onde ela acabou de se mover. Agora: {list}.',
  'line-sport.title': '{sport}: apostas e odds dos próximos jogos',
  'line-sport.description':
    'Odds de {sport} para {list}: resultado, totais, handicaps e muitos outros mercados em cada evento.',
  'line-sport.heading': '{sport}: em que apostar',
  'line-sport.text':
    '{sport}: todos os próximos eventos em uma só lista, por competição e horário: {list}. Cada evento abre com todos os seus mercados.',
  'live-sport.title': '{sport}: apostas ao vivo, odds e placares',
  'live-sport.description': '{sport} ao vivo: placares e odds de {list}.',
  'live-sport.heading': '{sport} ao vivo',
  'live-sport.text':
    '{sport}: todas as partidas em andamento, com o placar e as odds do momento: {list}. Novas partidas aparecem assim que começam.',
  'line-champ.title': '{champ}: odds e calendário de apostas, {sport}',
  'line-champ.description':
    '{champ}: jogos com odds de resultado, total e handicap. Apostas em {sport} antes da partida.',
  'line-champ.heading': '{champ}: próximos jogos',
  'line-champ.text':
    'Próximos jogos de {champ}: {list}. A lista mostra as odds principais; o restante está na página de cada jogo.',
  'live-champ.title': '{champ}: odds ao vivo e placares, {sport}',
  'live-champ.description':
    '{champ} em andamento: placar e odds de todos os jogos do momento. Apostas ao vivo em {sport}.',
  'live-champ.heading': '{champ} em andamento',
  'live-champ.text': 'Agora em {champ}: {list}. O placar e as odds mudam com a partida.',
  'contest-sport.title': '{sport}: odds do vencedor e das colocações',
  'contest-sport.description':
    '{sport}: odds para {list}. Quem vence e quem fica entre os primeiros, antes de cada largada.',
  'contest-sport.heading': '{sport}: em que apostar',
  'contest-sport.text':
    '{sport}, tudo em uma lista: {list}. Cada evento abre com os participantes, suas odds e o que os anteriores mostraram.',
  'contest-champ.title': '{champ}: odds do vencedor, {sport}',
  'contest-champ.description':
    '{champ}: os próximos eventos com odds do vencedor. {sport}: resultados anteriores e percentuais ao lado das odds.',
  'contest-champ.heading': '{champ}: o que vem a seguir',
  'contest-champ.text':
    'Aqui estão os próximos eventos de {champ} com seus favoritos. Cada um abre com todos os participantes; os resultados anteriores estão em Estatísticas.',
  'line-event.title': '{home} – {away}: odds, {date}',
  'line-event.description':
    '{home} – {away}, {champ}, {date}. Odds de resultado, totais, handicaps e todos os outros mercados.',
  'line-event.heading': '{home} – {away}',
  'line-event.text':
    '{home} e {away} se enfrentam em {date}, por {champ}. Os mercados principais ficam no topo; os grupos ajudam a encontrar totais, handicaps e apostas especiais.',
  'live-event.title': '{home} – {away}: odds ao vivo e placar, {date}',
  'live-event.description':
    '{home} – {away} ao vivo, {champ}. Placar, tempo de jogo e odds do momento.',
  'live-event.heading': '{home} – {away} ao vivo',
  'live-event.text':
    '{home} e {away} estão jogando por {champ}. O placar, o andamento da partida e todos os mercados abertos estão nesta página.',
};
