import type { SeoTextKey } from './en.ts';

export const tr: Readonly<Record<SeoTextKey, string>> = {
  'home.title': 'Spor bahisleri: canlı oranlar ve günün maçları',
  'home.description':
    'Futbol, tenis, basketbol ve diğer sporlara maç öncesinde ve maç sırasında bahis yapın. Canlı skorlar, açık oranlar, hızlı sonuçlandırma.',
  'home.heading': 'Başlama vuruşundan son düdüğe spor bahisleri',
  'home.before.title': 'Maçtan önce',
  'home.before.text':
    'Her sporun, ana piyasaları tek bakışta gösteren bir yaklaşan etkinlik listesi vardır: sonuç, toplam, handikap. Tüm piyasaları görmek için etkinliği açın ve seçtiklerinizi kupona ekleyin.',
  'home.live.title': 'Maç oynanırken',
  'home.live.text':
    'Oranlar maçı saniye saniye izler. Belirleyici bir an yaşandığında bahisler kısa süre durur ve yeni oranlarla geri gelir; neye bahis yaptığınızı her zaman bilirsiniz.',
  'home.coupon.title': 'Her şey için tek kupon',
  'home.coupon.text':
    'Tekli, kombine ya da birkaç spor bir arada: kupon toplam oranı hesaplar, onaydan önce olası ödemeyi gösterir ve bir oran değiştiğinde hemen haber verir.',
  'line.title': 'Yaklaşan maçlar: tüm sporlar için bahis oranları',
  'line.description':
    'Spor ve turnuvaya göre, sonuç, toplam ve handikap oranlarıyla yaklaşan etkinliklerin tam listesi.',
  'line.heading': 'Yaklaşan etkinliklerin oranları',
  'line.text':
    'Henüz başlamamış tüm etkinlikler burada. Soldan bir spor, ardından bir turnuva seçin ya da tüm piyasalarını görmek için bir etkinliği açın. Bugün: {list} ve daha fazlası.',
  'live.title': 'Canlı bahis: şu an oynanan maçların oranları',
  'live.description':
    'Şu anda oynanan her şey: canlı skor, maç süresi ve oyunla birlikte değişen oranlar.',
  'live.heading': 'Maç sürerken bahis',
  'live.text':
    'Canlı sayfalar her maçın skorunu, süresini ve ana piyasalarını gösterir. Oranın yanındaki ok son hareketin yönünü belirtir. Şu anda: {list}.',
  'line-sport.title': '{sport} bahisleri: yaklaşan maçların oranları',
  'line-sport.description':
    '{sport} oranları – {list}: sonuç, toplam, handikap ve her etkinlikte çok daha fazla piyasa.',
  'line-sport.heading': '{sport}: nelere bahis yapılır',
  'line-sport.text':
    '{sport}: turnuvaya ve başlama saatine göre sıralanmış tüm yaklaşan etkinlikler tek listede: {list}. Her etkinlik tüm piyasalarıyla açılır.',
  'live-sport.title': '{sport}: canlı bahis, oranlar ve skorlar',
  'live-sport.description': '{sport} canlı: {list} skorları ve oranları.',
  'live-sport.heading': '{sport} canlı',
  'live-sport.text':
    '{sport}: şu an oynanan tüm maçlar, skorları ve güncel oranlarıyla: {list}. Yeni maçlar başlar başlamaz burada görünür.',
  'line-champ.title': '{champ}: bahis oranları ve fikstür, {sport}',
  'line-champ.description':
    '{champ}: sonuç, toplam ve handikap oranlarıyla fikstür. Maç öncesi {sport} bahisleri.',
  'line-champ.heading': '{champ}: sıradaki maçlar',
  'line-champ.text':
    '{champ}, sıradaki maçlar: {list}. Listede ana oranlar, maç sayfasında hepsi vardır.',
  'live-champ.title': '{champ}: canlı oranlar ve skorlar, {sport}',
  'live-champ.description':
    '{champ} canlı: oynanan tüm maçların skorları ve oranları. {sport} canlı bahisleri.',
  'live-champ.heading': '{champ} canlı',
  'live-champ.text': '{champ}, şu anda: {list}. Skor ve oranlar maçla birlikte değişir.',
  'contest-sport.title': '{sport}: kazanan ve sıralama oranları',
  'contest-sport.description':
    '{sport} oranları – {list}. Kim kazanır, kim ilk sıralara girer: her başlangıçtan önce.',
  'contest-sport.heading': '{sport}: nelere bahis yapılır',
  'contest-sport.text':
    '{sport}, hepsi tek listede: {list}. Her etkinlik katılanlar, oranları ve öncekilerin sonuçlarıyla açılır.',
  'contest-champ.title': '{champ}: kazanan oranları, {sport}',
  'contest-champ.description':
    '{champ}: kazanan oranlarıyla sıradaki etkinlikler. {sport}: oranların yanında önceki sonuçlar ve yüzdeler.',
  'contest-champ.heading': '{champ}: sırada ne var',
  'contest-champ.text':
    '{champ} için sıradaki etkinlikler favorileriyle burada. Her biri bütün katılanlarla açılır; önceki sonuçlar istatistiklerdedir.',
  'line-event.title': '{home} – {away}: oranlar, {date}',
  'line-event.description':
    '{home} – {away}, {champ}, {date}. Sonuç, toplam, handikap ve diğer tüm piyasaların oranları.',
  'line-event.heading': '{home} – {away}',
  'line-event.text':
    '{home} – {away} karşılaşması {date} tarihinde, {champ}. Ana piyasalar üstte; gruplar toplam, handikap ve özel bahisleri bulmanıza yardım eder.',
  'live-event.title': '{home} – {away}: canlı oranlar ve skor, {date}',
  'live-event.description': '{home} – {away} canlı, {champ}. Skor, maç süresi ve güncel oranlar.',
  'live-event.heading': '{home} – {away} canlı',
  'live-event.text':
    '{home} – {away} karşılaşması oynanıyor, {champ}. Skor, maçın gidişatı ve açık tüm piyasalar bu sayfada.',
};
