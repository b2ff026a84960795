import type { SeoTextKey } from './en.ts';

export const de: Readonly<Record<SeoTextKey, string>> = {
  'home.title': 'Sportwetten: Livequoten und Spiele von heute',
  'home.description':
    'Wetten auf Fußball, Tennis, Basketball und andere Sportarten vor und während des Spiels. Livestände, klare Quoten, schnelle Abrechnung.',
  'home.heading': 'Sportwetten vom Anpfiff bis zum Schlusspfiff',
  'home.before.title': 'Vor dem Spiel',
  'home.before.text':
    'Jede Sportart hat eine eigene Liste kommender Ereignisse mit den wichtigsten Märkten auf einen Blick: Ergebnis, Tore, Handicap. Öffne ein Ereignis, um alle Märkte zu sehen, und lege deine Auswahl in den Wettschein.',
  'home.live.title': 'Während des Spiels',
  'home.live.text':
    'Die Quoten folgen dem Spiel Sekunde für Sekunde. Passiert etwas Entscheidendes, pausieren die Wetten kurz und kommen mit neuen Quoten zurück: So weißt du immer, worauf du setzt.',
  'home.coupon.title': 'Ein Wettschein für alles',
  'home.coupon.text':
    'Einzel, Kombi oder mehrere Sportarten zugleich: Der Wettschein berechnet die Gesamtquote, zeigt den möglichen Gewinn vor der Bestätigung und meldet sofort, wenn sich eine Quote geändert hat.',
  'line.title': 'Kommende Spiele: Wettquoten für alle Sportarten',
  'line.description':
    'Alle kommenden Ereignisse mit Quoten auf Ergebnis, Gesamtzahl und Handicap, nach Sportart und Wettbewerb.',
  'line.heading': 'Quoten für kommende Ereignisse',
  'line.text':
    'Hier stehen alle Ereignisse, die noch nicht begonnen haben. Wähle links eine Sportart, dann einen Wettbewerb, oder öffne ein Ereignis mit allen seinen Märkten. Heute dabei: {list} und mehr.',
  'live.title': 'Livewetten: Quoten auf laufende Spiele',
  'live.description':
    'Alles, was gerade gespielt wird, mit Spielstand, Spielzeit und Quoten, die sich mit dem Spiel ändern.',
  'live.heading': 'Wetten, während gespielt wird',
  'live.text':
    'Liveseiten zeigen Spielstand, Uhr und die wichtigsten Märkte jeder laufenden Begegnung. Ein Pfeil neben der Quote zeigt, wohin sie sich zuletzt bewegt hat. Gerade läuft: {list}.',
  'line-sport.title': '{sport}-Wetten: Quoten auf kommende Spiele',
  'line-sport.description':
    '{sport}-Quoten für {list}: Ergebnis, Gesamtzahl, Handicap und viele weitere Märkte zu jedem Ereignis.',
  'line-sport.heading': '{sport}: worauf du wetten kannst',
  'line-sport.text':
    '{sport}: alle kommenden Ereignisse in einer Liste, nach Wettbewerb und Beginn: {list}. Jedes Ereignis öffnet sich mit allen Märkten.',
  'live-sport.title': '{sport}-Livewetten: Quoten und Spielstände',
  'live-sport.description': '{sport} live: Spielstände und Quoten aus {list}.',
  'live-sport.heading': '{sport} live',
  'live-sport.text':
    '{sport}: alle laufenden Begegnungen mit Spielstand und aktuellen Quoten: {list}. Neue Spiele erscheinen hier, sobald sie beginnen.',
  'line-champ.title': '{champ}: Wettquoten und Spielplan, {sport}',
  'line-champ.description':
    '{champ}: Spielplan mit Quoten auf Ergebnis, Gesamtzahl und Handicap. {sport}-Wetten vor dem Spiel.',
  'line-champ.heading': '{champ}: die nächsten Spiele',
  'line-champ.text':
    'Als Nächstes in {champ}: {list}. Die Liste zeigt die wichtigsten Quoten, alles Weitere steht auf der Seite des Spiels.',
  'live-champ.title': '{champ}: Livequoten und Spielstände, {sport}',
  'live-champ.description':
    '{champ} live: Spielstand und Quoten aller laufenden Spiele. {sport}-Livewetten.',
  'live-champ.heading': '{champ} live',
  'live-champ.text': 'Gerade in {champ}: {list}. Spielstand und Quoten ändern sich mit dem Spiel.',
  'contest-sport.title': '{sport}: Quoten auf Sieg und Plätze',
  'contest-sport.description':
    '{sport}: Quoten für {list}. Wer gewinnt und wer unter die Ersten kommt, vor jedem Start.',
  'contest-sport.heading': '{sport}: worauf du wetten kannst',
  'contest-sport.text':
    '{sport} in einer Liste: {list}. Jedes Ereignis öffnet sich mit allen, die antreten, ihren Quoten und dem, was frühere gezeigt haben.',
  'contest-champ.title': '{champ}: Quoten auf den Sieg, {sport}',
  'contest-champ.description':
    '{champ}: die nächsten Ereignisse mit Quoten auf den Sieg. {sport}: frühere Ergebnisse und Anteile neben den Quoten.',
  'contest-champ.heading': '{champ}: was als Nächstes kommt',
  'contest-champ.text':
    'Hier stehen die nächsten Ereignisse von {champ} mit ihren Favoriten. Jedes öffnet sich mit allen, die antreten; frühere Ergebnisse stehen in der Statistik.',
  'line-event.title': '{home} – {away}: Quoten, {date}',
  'line-event.description':
    '{home} – {away}, {champ}, {date}. Quoten auf Ergebnis, Gesamtzahl, Handicap und alle weiteren Märkte.',
  'line-event.heading': '{home} – {away}',
  'line-event.text':
    '{home} und {away} treffen am {date} in {champ} aufeinander. Die wichtigsten Märkte stehen oben; Gruppen führen zu Gesamtzahlen, Handicaps und Spezialwetten.',
  'live-event.title': '{home} – {away}: Livequoten und Spielstand, {date}',
  'live-event.description':
    '{home} – {away} live, {champ}. Spielstand, Spielzeit und aktuelle Quoten.',
  'live-event.heading': '{home} – {away} live',
  'live-event.text':
    '{home} und {away} spielen gerade in {champ}. Spielstand, Verlauf und alle offenen Märkte stehen auf dieser Seite.',
};
