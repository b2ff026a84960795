import type { SeoTextKey } from './en.ts';

export const ar: Readonly<Record<SeoTextKey, string>> = {
  'home.title': 'المراهنات الرياضية: احتمالات مباشرة ومباريات اليوم',
  'home.description':
    'راهن على كرة القدم والتنس وكرة السلة وغيرها قبل المباراة وأثناءها. نتائج مباشرة واحتمالات واضحة وتسوية سريعة.',
  'home.heading': 'المراهنات الرياضية من صافرة البداية إلى صافرة النهاية',
  'home.before.title': 'قبل المباراة',
  'home.before.text':
    'لكل رياضة قائمة بالأحداث القادمة مع الأسواق الرئيسية: النتيجة والمجموع والهانديكاب. افتح الحدث لترى كل أسواقه، من أول هدف إلى النتيجة الدقيقة، وأضف ما تختاره إلى القسيمة.',
  'home.live.title': 'أثناء اللعب',
  'home.live.text':
    'تتابع الاحتمالات المباراة ثانية بثانية. وعند اللحظات الحاسمة تتوقف الرهانات قليلاً ثم تعود باحتمالات جديدة، فتعرف دائماً على ماذا تراهن.',
  'home.coupon.title': 'قسيمة واحدة لكل شيء',
  'home.coupon.text':
    'رهان مفرد أو مركّب أو رياضات متعددة معاً: تحسب القسيمة الاحتمال الكلي وتعرض العائد الممكن قبل التأكيد وتنبهك فور تغيّر أي احتمال.',
  'line.title': 'المباريات القادمة: احتمالات المراهنة لكل الرياضات',
  'line.description':
    'القائمة الكاملة للأحداث القادمة مع احتمالات النتيجة والمجموع والهانديكاب، بحسب الرياضة والبطولة.',
  'line.heading': 'احتمالات الأحداث القادمة',
  'line.text':
    'هنا كل الأحداث التي لم تبدأ بعد. اختر رياضة من القائمة الجانبية ثم بطولة، أو افتح حدثاً لترى كل أسواقه. اليوم: {list} وغيرها.',
  'live.title': 'المراهنة المباشرة: احتمالات المباريات الجارية الآن',
  'live.description': 'كل ما يُلعب الآن مع النتيجة ووقت المباراة واحتمالات تتغيّر مع اللعب.',
  'live.heading': 'المراهنة أثناء المباراة',
  'live.text':
    'تعرض الصفحات المباشرة النتيجة والوقت والأسواق الرئيسية لكل مباراة جارية. ويبيّن السهم بجانب الاحتمال اتجاه آخر تغيّر. الآن: {list}.',
  'line-sport.title': '{sport}: مراهنات واحتمالات المباريات القادمة',
  'line-sport.description':
    '{sport}: احتمالات {list}، النتيجة والمجموع والهانديكاب وأسواق أخرى كثيرة لكل حدث.',
  'line-sport.heading': '{sport}: على ماذا يمكنك أن تراهن',
  'line-sport.text':
    '{sport}: كل الأحداث القادمة في قائمة واحدة بحسب البطولة ووقت البداية: {list}. ويُفتح كل حدث بكامل أسواقه.',
  'live-sport.title': '{sport}: مراهنة مباشرة واحتمالات ونتائج',
  'live-sport.description': '{sport} مباشر: نتائج واحتمالات من {list}.',
  'live-sport.heading': '{sport} مباشر',
  'live-sport.text':
    '{sport}: كل المباريات الجارية الآن مع النتيجة واحتمالات اللحظة: {list}. وتظهر المباريات الجديدة هنا فور بدايتها.',
  'line-champ.title': '{champ}: احتمالات المراهنة وجدول المباريات، {sport}',
  'line-champ.description':
    '{champ}: المباريات مع احتمالات النتيجة والمجموع والهانديكاب. مراهنات {sport} قبل المباراة.',
  'line-champ.heading': '{champ}: المباريات القادمة',
  'line-champ.text':
    'المباريات القادمة في {champ}: {list}. تعرض القائمة الاحتمالات الرئيسية، والباقي في صفحة كل مباراة.',
  'live-champ.title': '{champ}: احتمالات مباشرة ونتائج، {sport}',
  'live-champ.description':
    '{champ} الآن: نتائج واحتمالات كل المباريات الجارية. مراهنة مباشرة على {sport}.',
  'live-champ.heading': '{champ} الآن',
  'live-champ.text': 'الآن في {champ}: {list}. تتغيّر النتيجة والاحتمالات مع اللعب.',
  'contest-sport.title': '{sport}: احتمالات الفائز والمراكز',
  'contest-sport.description':
    '{sport}: احتمالات {list}. من يفوز ومن يأتي بين الأوائل، قبل كل انطلاق.',
  'contest-sport.heading': '{sport}: على ماذا يمكنك أن تراهن',
  'contest-sport.text':
    '{sport} في قائمة واحدة: {list}. ويُفتح كل حدث بجميع المشاركين فيه واحتمالاتهم وبما انتهت إليه الأحداث السابقة.',
  'contest-champ.title': '{champ}: احتمالات الفائز، {sport}',
  'contest-champ.description':
    '{champ}: الأحداث القادمة واحتمالات الفائز. {sport}: النتائج السابقة والنسب إلى جانب الاحتمالات.',
  'contest-champ.heading': '{champ}: ما القادم',
  'contest-champ.text':
    'هنا الأحداث القادمة في {champ} مع أبرز المرشحين. ويُفتح كل حدث بجميع المشاركين، والنتائج السابقة في الإحصائيات.',
  'line-event.title': '{home} – {away}: الاحتمالات، {date}',
  'line-event.description':
    '{home} – {away}، {champ}، {date}. احتمالات النتيجة والمجموع والهانديكاب وكل الأسواق الأخرى.',
  'line-event.heading': '{home} – {away}',
  'line-event.text':
    'يلتقي {home} و{away} يوم {date} ضمن {champ}. الأسواق الرئيسية في الأعلى، وتساعدك المجموعات على إيجاد المجاميع والهانديكاب والرهانات الخاصة.',
  'live-event.title': '{home} – {away}: احتمالات مباشرة ونتيجة، {date}',
  'live-event.description':
    '{home} – {away} مباشر، {champ}. النتيجة ووقت المباراة واحتمالات اللحظة.',
  'live-event.heading': '{home} – {away} مباشر',
  'live-event.text':
    'يلعب {home} و{away} الآن ضمن {champ}. النتيجة ومجريات المباراة وكل الأسواق المفتوحة في هذه الصفحة.',
  'results.title': 'نتائج الرياضة: النتائج النهائية لليوم',
  'results.description':
    'النتائج النهائية لكل ما انتهى اليوم مع الأشواط والأهداف والإحصاءات، وأرشيف لكل يوم سابق.',
  'results.heading': 'نتائج اليوم',
  'results.text':
    'تظهر المباريات هنا فور انتهائها. اليوم نتائج في {list} وغيرها، وتُفتح كل مباراة على أشواطها وأهدافها وإحصاءاتها، وتُبيَّن النتيجة المصحّحة.',
  'results-live.title': 'النتائج المباشرة: نتائج المباريات الجارية',
  'results-live.description': 'نتيجة كل مباراة جارية الآن، تُحدَّث مع اللعب، مع مجرياتها.',
  'results-live.heading': 'النتائج في هذه اللحظة',
  'results-live.text':
    'يُلعب الآن: {list}. افتح مباراة لترى أشواطها وإحصاءاتها ومجرياتها، أو اختر ساحة المباراة لتتابع واحدة بجانب غيرها.',
  'results-day.title': 'نتائج الرياضة، {date}',
  'results-day.description':
    'النتائج النهائية ليوم {date}: {list} وغيرها، مع الأشواط والأهداف والإحصاءات.',
  'results-day.heading': 'نتائج {date}',
  'results-day.text': 'كل المباريات التي انتهت في {date} بحسب الرياضة: {list} وغيرها.',
  'results-sport.title': '{sport}: نتائج {date}',
  'results-sport.description': 'نتائج {sport} ليوم {date}: {list}. النتائج النهائية مع الأشواط.',
  'results-sport.heading': '{sport}، {date}',
  'results-sport.text': 'كل مباريات {sport} المنتهية في {date} بحسب البطولة: {list}.',
  'results-champ.title': '{champ}: نتائج {date}',
  'results-champ.description': '{champ}، {date}: النتائج النهائية: {list}. نتائج {sport}.',
  'results-champ.heading': '{champ}، {date}',
  'results-champ.text': 'ما لُعب في {champ} يوم {date}: {list}. وتُفتح كل مباراة على مجرياتها.',
  'result-event.title': '{home} – {away} {score}: النتيجة، {date}',
  'result-event.description':
    'انتهت {home} – {away} بنتيجة {score} في {champ} يوم {date}. الأشواط والأهداف والإحصاءات والتشكيلات.',
  'result-event.heading': '{home} – {away} {score}',
  'result-event.text':
    'التقى {home} و{away} يوم {date} في {champ} وانتهت المباراة {score}. مجرياتها جزءًا جزءًا في هذه الصفحة.',
};
