import type { SeoTextKey } from './en.ts';

export const fr: Readonly<Record<SeoTextKey, string>> = {
  'home.title': 'Paris sportifs : cotes en direct et matchs du jour',
  'home.description':
    'Pariez sur le football, le tennis, le basket et d’autres sports avant et pendant le match. Scores en direct, cotes claires, règlement rapide.',
  'home.heading': 'Les paris sportifs du coup d’envoi au coup de sifflet final',
  'home.before.title': 'Avant le match',
  'home.before.text':
    'Chaque sport a sa liste d’événements à venir avec les marchés principaux sous les yeux : résultat, total, handicap. Ouvrez un événement pour voir tous ses marchés, du premier buteur au score exact, et ajoutez vos choix au coupon.',
  'home.live.title': 'Pendant le match',
  'home.live.text':
    'Les cotes suivent le match seconde par seconde. Lors d’un moment décisif, les paris s’arrêtent un instant puis reprennent avec de nouvelles cotes : vous savez toujours sur quoi vous pariez.',
  'home.coupon.title': 'Un seul coupon pour tout',
  'home.coupon.text':
    'Pari simple, combiné ou plusieurs sports à la fois : le coupon calcule la cote totale, affiche le gain possible avant la confirmation et vous prévient dès qu’une cote change.',
  'line.title': 'Matchs à venir : les cotes de tous les sports',
  'line.description':
    'Tous les événements à venir avec les cotes sur le résultat, le total et le handicap, par sport et par compétition.',
  'line.heading': 'Les cotes des événements à venir',
  'line.text':
    'Tous les événements qui n’ont pas encore commencé sont ici. Choisissez un sport à gauche, puis une compétition, ou ouvrez un événement pour voir tous ses marchés. Aujourd’hui : {list} et bien plus.',
  'live.title': 'Paris en direct : les cotes des matchs en cours',
  'live.description':
    'Tout ce qui se joue maintenant, avec le score, le temps de jeu et des cotes qui évoluent avec le match.',
  'live.heading': 'Parier pendant que le match se joue',
  'live.text':
    'Les pages en direct montrent le score, le chronomètre et les marchés principaux de chaque rencontre. Une flèche à côté de la cote indique sa dernière évolution. En ce moment : {list}.',
  'line-sport.title': '{sport} : paris et cotes des prochains matchs',
  'line-sport.description':
    '{sport} : les cotes pour {list}. Résultat, totaux, handicaps et bien d’autres marchés sur chaque événement.',
  'line-sport.heading': '{sport} : sur quoi parier',
  'line-sport.text':
    '{sport} : tous les événements à venir dans une seule liste, par compétition et par heure de début : {list}. Chaque événement s’ouvre avec tous ses marchés.',
  'live-sport.title': '{sport} : paris en direct, cotes et scores',
  'live-sport.description': '{sport} en direct : scores et cotes de {list}.',
  'live-sport.heading': '{sport} en direct',
  'live-sport.text':
    '{sport} : toutes les rencontres en cours, avec le score et les cotes du moment : {list}. Les nouveaux matchs apparaissent dès qu’ils commencent.',
  'line-champ.title': '{champ} : cotes et calendrier des paris, {sport}',
  'line-champ.description':
    '{champ} : les matchs avec les cotes sur le résultat, le total et le handicap. {sport} : paris avant le match.',
  'line-champ.heading': '{champ} : prochains matchs',
  'line-champ.text':
    'Prochains matchs, {champ} : {list}. La liste montre les cotes principales ; le reste se trouve sur la page de chaque match.',
  'live-champ.title': '{champ} : cotes en direct et scores, {sport}',
  'live-champ.description':
    '{champ} en cours : score et cotes de tous les matchs du moment. {sport} : paris en direct.',
  'live-champ.heading': '{champ} en cours',
  'live-champ.text':
    'En ce moment, {champ} : {list}. Le score et les cotes évoluent avec le match.',
  'contest-sport.title': '{sport} : cotes sur le vainqueur et les places',
  'contest-sport.description':
    '{sport} : les cotes pour {list}. Qui gagne et qui finit parmi les premiers, avant chaque départ.',
  'contest-sport.heading': '{sport} : sur quoi parier',
  'contest-sport.text':
    '{sport}, tout dans une seule liste : {list}. Chaque événement s’ouvre avec ses participants, leurs cotes et ce qu’ont montré les précédents.',
  'contest-champ.title': '{champ} : cotes sur le vainqueur, {sport}',
  'contest-champ.description':
    '{champ} : les prochains événements avec les cotes sur le vainqueur. {sport} : résultats précédents et pourcentages à côté des cotes.',
  'contest-champ.heading': '{champ} : la suite',
  'contest-champ.text':
    'Voici les prochains événements de {champ} avec leurs favoris. Chacun s’ouvre avec tous les participants ; les résultats précédents sont dans les statistiques.',
  'line-event.title': '{home} – {away} : cotes, {date}',
  'line-event.description':
    '{home} – {away}, {champ}, {date}. Cotes sur le résultat, les totaux, les handicaps et tous les autres marchés.',
  'line-event.heading': '{home} – {away}',
  'line-event.text':
    '{home} et {away} se rencontrent le {date}, {champ}. Les marchés principaux sont en haut ; les groupes aident à trouver totaux, handicaps et paris spéciaux.',
  'live-event.title': '{home} – {away} : cotes en direct et score, {date}',
  'live-event.description':
    '{home} – {away} en direct, {champ}. Score, temps de jeu et cotes du moment.',
  'live-event.heading': '{home} – {away} en direct',
  'live-event.text':
    '{home} et {away} s’affrontent en ce moment, {champ}. Le score, le déroulement du match et tous les marchés ouverts sont sur cette page.',
};
