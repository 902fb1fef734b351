// How websites name days, every day and days without hours, in the languages of the visitors.

/** Names of the days by language, Monday first, with usual abbreviations and the case that "from … to …" asks for; folded. */
export const DAYS: readonly string[] = [
  "monday mondays montags poniedzialku понедельника понеділка mon montag mo lundi lun lunes lunedi segunda segunda-feira seg maandag ma poniedzialek pn pon pazartesi pzt понедельник пн понеділок pondeli po 月曜日 月曜 월요일 周一 星期一 الاثنين יום שני सोमवार সোমবার mandag δευτερα hetfo luni",
  "tuesday tuesdays dienstags wtorku вторника вівторка tue tues dienstag di mardi mar martes martedi terca terca-feira ter dinsdag wtorek wt sali вторник вт вівторок utery ut 火曜日 火曜 화요일 周二 星期二 الثلاثاء יום שלישי मंगलवार মঙ্গলবার tisdag tirsdag τριτη kedd marti",
  "wednesday wednesdays mittwochs srody среды середи stredy wed weds mittwoch mi mercredi mer miercoles mie mercoledi quarta quarta-feira qua woensdag wo sroda sr carsamba car среда ср середа streda st 水曜日 水曜 수요일 周三 星期三 الاربعاء יום רביעי बुधवार বুধবার onsdag τεταρτη szerda miercuri",
  "thursday thursdays donnerstags czwartku четверга ctvrtka thu thur thurs donnerstag do jeudi jeu jueves jue giovedi gio quinta quinta-feira qui donderdag czwartek czw persembe per четверг чт четвер ctvrtek ct 木曜日 木曜 목요일 周四 星期四 الخميس יום חמישי गुरुवार বৃহস্পতিবার torsdag πεμπτη csutortok joi",
  "friday fridays freitags piatku пятницы п'ятниці patku fri freitag fr vendredi ven viernes vie venerdi sexta sexta-feira sex vrijdag vr piatek pt cuma пятница пт патниця п'ятниця patek pa 金曜日 金曜 금요일 周五 星期五 الجمعة יום שישי शुक्रवार শুক্রবার fredag παρασκευη pentek vineri",
  "saturday saturdays samstags soboty субботы суботи sat samstag sonnabend sa samedi sam sabado sabados sab sabato zaterdag za sobota sob sb cumartesi cmt суббота сб субота 土曜日 土曜 토요일 周六 星期六 السبت שבת शनिवार শনিবার lordag lørdag σαββατο szombat sambata",
  "sunday sundays sonntags niedzieli воскресенья неділі sun sonntag so dimanche dim domingo domingos dom domenica zondag zo niedziela nd ndz niedz pazar paz воскресенье вс неділя nedele ne 日曜日 日曜 일요일 周日 星期日 星期天 الاحد יום ראשון रविवार রবিবার sondag søndag κυριακη vasarnap duminica",
];

export const EVERY_DAY_WORDS: readonly string[] = [
  "daily",
  "every day",
  "taglich",
  "tous les jours",
  "todos los dias",
  "tutti i giorni",
  "todos os dias",
  "dagelijks",
  "codziennie",
  "her gun",
  "ежедневно",
  "denne",
  "alle dager",
  "alla dagar",
  "alle dage",
  "καθημερινα",
  "毎日",
  "매일",
  "每天",
];

export const CLOSED_WORDS: readonly string[] = [
  "closed",
  "geschlossen",
  "ruhetag",
  "ferme*",
  "cerrad*",
  "chius*",
  "fechad*",
  "encerrad*",
  "gesloten",
  "zamkniet*",
  "nieczynn*",
  "kapali",
  "закрыто",
  "выходнои",
  "zavreno",
  "stengt",
  "lukket",
  "stangt",
  "κλειστ*",
  "zarva",
  "inchis",
  "休み",
  "休診",
  "定休日",
  "휴무",
  "휴진",
  "休息",
  "مغلق",
  "סגור",
  "बंद",
];

/** Words that name a pause within the hours; folded, as the rest. */
export const BREAK_WORDS: readonly string[] = [
  "lunch break*",
  "lunchbreak*",
  "break*",
  "closed for lunch",
  "mittagspause*",
  "pause",
  "pausen*",
  "pausa*",
  "pauze*",
  "middagpauze*",
  "lunchpauze*",
  "lunchen",
  "przerw*",
  "coupure",
];

/** A meal that is a pause where it lies within other hours, and hours of its own where it does not. */
export const MEAL_WORDS: readonly string[] = [
  "lunch",
  "mittag*",
  "dejeuner",
  "almuerzo",
  "comida",
  "almoco",
  "pranzo",
  "middag*",
  "obiad*",
  "midi",
];

/** Words before "pause" that say there is none. */
export const WITHOUT_WORDS: readonly string[] = [
  "no",
  "without",
  "ohne",
  "keine",
  "sans",
  "sin",
  "sem",
  "senza",
  "zonder",
  "geen",
  "bez",
];

/** What stands before two times that "and" joins: "between 8 and 5". */
export const BETWEEN_WORDS: readonly string[] = ["between", "zwischen", "entre", "tra", "fra", "tussen", "miedzy"];

/** What stands before a time at which something begins. */
export const START_WORDS: readonly string[] = [
  "from",
  "as from",
  "opens at",
  "ab",
  "offnet um",
  "a partir de",
  "a partir das",
  "a partir de las",
  "des",
  "desde",
  "desde las",
  "abre a las",
  "abrimos a las",
  "abre as",
  "dalle",
  "dalle ore",
  "apre alle",
  "vanaf",
  "opent om",
  "od",
  "od godziny",
  "od godz",
];
