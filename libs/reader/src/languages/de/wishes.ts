import type { WishWords } from '../language-words.js';
import { concepts } from './concepts.js';
import { dayOut, rhythm } from './rhythm.js';
import { wayTimes } from './way-times.js';

export const wishes: WishWords = {
  timed: [
    ...rhythm,
    ...wayTimes,
    [
      'min_per_day',
      '(?:mindestens|mind\\.?|wenigstens) {N} (?:\\p{L}+ )?(?:sachen?|dinge?|aktivitaten|programmpunkten?|sehenswurdigkeiten|unternehmungen|aktionen|ausfluge|termine|highlights|stationen|ziele|punkte|besichtigungen) (?:am|pro) tag',
    ],
    [
      'max_per_day',
      '(?:nicht |auf keinen fall )?mehr als {N} (?:\\p{L}+ )?(?:sachen?|dinge?|aktivitaten|programmpunkten?|sehenswurdigkeiten|unternehmungen|aktionen|ausfluge|termine|highlights|stationen|ziele|punkte|besichtigungen) (?:am|pro) tag(?:,? (?:\\p{L}+ ){0,3}(?:nicht|nie|zu viel|zuviel|zu stressig))?',
    ],
    [
      'max_per_day',
      '{N} (?:\\p{L}+ )?(?:sachen?|dinge?|aktivitaten|programmpunkten?|sehenswurdigkeiten|unternehmungen|aktionen|ausfluge|termine|highlights|stationen|ziele|punkte|besichtigungen) (?:am|pro) tag(?:,? (?:sind|ist|reichen|genugen)(?: \\p{L}+){0,3})?',
    ],
    [
      'free_day',
      '(?:an )?(?:ein(?:en|em)?|1)(?: \\p{L}+){0,3} tag(?:e)?,?(?: \\p{L}+){0,5} (?:nichts|kein(?:en?)? (?:programm|plane|plan|termine)|ohne (?:jedes |irgendein )?(?:programm|plane|plan|termine))(?: (?:\\p{L}+ )?(?:vorhaben|geplant|planen|machen|tun|los|ansteht|vorhat|haben))?',
      1,
    ],
    ['depart_after', '(?:flug|zug|abflug|abfahrt|fliegen|fahren|los)(?: \\p{L}+){0,3} (?:nicht|nie|keinesfalls|auf keinen fall) vor {T}'],
    ['not_before', '(?:fruhstuck|programm|aufstehen|start) (?:gern(?:e)? )?(?:erst |fruhestens )?(?:ab|um|gegen|nach) {T},? (?:vorher|davor)(?: \\p{L}+){1,5}'],
    ['not_before', 'vor {T}(?: \\p{L}+){0,4} (?:nix|nichts|niemand|keiner|nicht|kein \\p{L}+)(?: \\p{L}+){0,2}'],
    [
      'not_after',
      '(?:um|ab|gegen|nach|spatestens(?: um)?) {T}(?: \\p{L}+){0,5} (?:mude|platt|kaputt|erledigt|fix und fertig|bettreif|schlafen|schlaft|umfallt|fallt um|bettgehzeit|bettzeit|k\\.?o\\.?|licht aus)',
    ],
    ['not_after', '(?:mude|platt|kaputt|erledigt|bettreif|fallt um|schlaft(?: \\p{L}+)? ein|licht aus)(?:{.})? (?:ab|um|gegen|spatestens(?: um)?) {T}'],
    [
      'not_before',
      '(?:nichts|nix|nicht|niemand|keiner|nie|kein \\p{L}+|fruhestens)(?:{.})? ?(?:vor|fruher als|ab) (?:um )?{T}|vor {T}(?: \\p{L}+){0,3} (?:nix|nichts|niemand|keiner|nicht)',
    ],
    [
      'not_before',
      '(?:fruhstuck|programm|aufstehen|start|los|(?<!am |pro )tag(?:e)?)(?:{.})? (?:nicht vor|erst (?:ab|um|gegen|nach)|ab|fruhestens (?:um|ab)?) ?{T}',
    ],
    ['not_before', '(?:erst (?:ab|um|gegen|nach)|ausschlafen bis|schlafen (?:gern )?bis|fruhestens (?:um|ab)) {T}'],
    [
      'not_before',
      '(?:kein(?:e)? (?:fruhes aufstehen|fruhaufsteher|wecker)|(?:keine|sind keine|bin kein) (?:fruhaufsteher(?:in)?|morgenmensch(?:en)?)|(?:gern(?:e)? )?ausschlafen|langschlafer|nicht (?:so )?fruh (?:aufstehen|raus|los)|morgenmuffel)',
      930,
    ],
    [
      'not_after',
      '(?:um|ab|gegen|bis|spatestens(?: um)?) {T}(?: \\p{L}+){0,4} (?:im bett|schicht|zuruck im hotel|bettzeit|schluss|schlafenszeit|feierabend|ins bett|im hotel)',
    ],
    [
      'not_after',
      '(?:im bett|ins bett|schicht|zuruck im hotel|bettzeit|schluss|schlafenszeit|abendessen|kinder schlafen)(?:{.})? (?:um|ab|gegen|bis|spatestens(?: um)?|vor) {T}',
    ],
    ['not_after', '(?:nichts|nicht)(?:{.})? (?:nach|spater als|langer als) {T}'],
    ['not_after', '(?:fruh (?:ins bett|schlafen)|keine spaten abende|fruh zu abend)', 2130],
    [
      'max_per_day',
      '(?:max(?:imal)?\\.?|hochstens|nicht mehr als|nur|bis zu) {N} (?:\\p{L}+ )?(?:sachen?|dinge?|aktivitaten|programmpunkte?|sehenswurdigkeiten|punkte?|besichtigungen)(?: (?:am|pro|jeden) tag| taglich)?',
    ],
    ['max_per_day', '{N} (?:sachen?|dinge?|aktivitaten|programmpunkte?|sehenswurdigkeiten) (?:am|pro) tag(?: (?:reichen|sind genug|maximal|max\\.?))?'],
    ['max_per_day', '(?:nur |hochstens )?(?:ein|eine) (?:sache|ding|aktivitat|programmpunkt) (?:am|pro) tag', 1],
    ['min_per_day', '(?:mindestens|mind\\.?) {N} (?:sachen?|dinge?|aktivitaten|programmpunkte?|sehenswurdigkeiten) (?:am|pro) tag'],
    [
      'min_per_day',
      '(?:vollgepackt(?:e[nrs]?)?(?: programm| tage)?|volles programm|so viel (?:wie|als) moglich(?: sehen)?|alles mitnehmen|vollpacken|viel programm|tage (?:ruhig )?voll)',
      4,
    ],
    [
      'free_day',
      '(?:mindestens )?(?:einen|ein|eine|1)(?: \\p{L}+){0,3} (?:tag|nachmittag)(?: \\p{L}+){0,8} (?:nichts(?: tun| machen)?|ohne (?:programm|plan|termine?)|frei|gar nichts)',
      1,
    ],
    [
      'free_day',
      '(?:{N} |einen |ein |eine )?(?:ganz )?(?:freie[nr]?|faule[nr]?|planlose[nr]?|freier|programmfreie[nr]?) tage?n?|(?:{N} |einen |ein )?(?:ruhe|faulenzer|gammel|strand|pool|bade)tag(?:e)?(?! (?:in|auf|am|an|bei) \\p{L})',
      1,
    ],
    ['free_day', '(?:einfach )?(?:mal )?(?:gar )?nichts (?:tun|machen)', 1],
    ['nap', '(?:\\p{L}+ )?(?:mittagsschlaf|mittagsruhe|mittagspause|nickerchen|siesta|mittagsschlafchen)'],
    [
      'arrive_after',
      '(?:(?:nicht|keine ankunft|fruhestens)(?: \\p{L}+){0,3} vor {T}(?: (?:ankommen|da sein|landen|dort))?|ankunft(?: \\p{L}+){0,2} (?:nach|ab|erst ab|nicht vor|fruhestens(?: um)?) {T}|(?:konnen|kann) erst (?:ab|nach|um) {T} (?:da sein|ankommen|dort))',
    ],
    [
      'depart_after',
      '(?:(?:abfahrt|abflug|los|starten|fahren|fliegen|abreise|losfahren|weg)(?: \\p{L}+){0,3} (?:nach|ab|erst ab|erst nach|nicht vor|fruhestens(?: um)?) {T}|(?:arbeite|arbeiten|muss arbeiten|bis)(?: \\p{L}+){0,3} bis {T})',
    ],
    [
      'back_by',
      '(?:(?:zuruck|daheim|zuhause|zu hause|heim|wieder da)(?: \\p{L}+){0,4} \\(?(?:bis|spatestens|vor|gegen)(?: um| gegen)? {T}|(?:bis|spatestens|vor|um|gegen)(?: um)? {T}(?: \\p{L}+){0,3} (?:zuruck(?! im hotel)|daheim|zuhause|zu hause|wieder da))',
    ],
  ],
  dayOut,
  concepts,
  fillers:
    'ausgeben auszugeben stadte stadten orten stationen fuss fuß erkunden entdecken tagestrip tagestour stadtetour kurztrip roadtrip uhr student studentin pleite okay lange langen abende dafur wegen kurztrip trip tagesausflug ausflug abfahrt abflug ruckflug heim zuruck zug bahn dazwischen zusammen oma opa der die das den dem des ein eine einen einem einer und oder aber ich wir er sie es man mich mir uns dich euch mein meine meinen meinem unser unsere unseren seine ihr ihre ist sind war waren bin sein werden wird wurde haben habe hat hatten hatte mochte mochten moechte will wollen wurde wurden konnen kann muss mussen soll sollen darf lieben liebe liebt mag mogen gern gerne am liebsten bitte danke hallo hi hey moin servus liebe nach in im ins am an auf aus bei mit von vom zu zum zur fur um ab bis uber unter vor durch ohne gegen als wie wenn weil dass damit da dann denn doch auch noch nur schon mal so sehr ganz gar etwas irgendwo irgendwann irgendwas viel viele vielleicht unbedingt wirklich eigentlich halt eben einfach schon schoen schone schones gut gute guten tolle toll besuchen besichtigen sehen gehen gucken schauen anschauen ansehen machen fahren essen trinken reisen reise urlaub tag tage abend abends morgen morgens nacht woche wochenende zeit hier dort alle alles jede jeden jeder mindestens einmal zweimal einmal wieder interessieren interessiert interesse interessen fan fans freuen traum traumen auf jeden fall wichtig egal lust bock dazu paar nicht kein keine keinen hin her ja nein bissl bisschen irgendwie selbst ehrlich ums dabei davon darauf ubrigens sowie also',
  wishing:
    '(?:mochte|mochten|moechten|moechte|will|wollen|wurde gern|wurden gern|gern|gerne|lieb(?:e|en|t)|mag|mogen|bitte|brauch(?:e|en|t)|muss|mussen|soll|sollen|wunsch(?:e|en)?|hatten? gern|wichtig|steht auf|fan von|interessier\\p{L}+|traum(?:en)?|freuen|allerg\\p{L}+|lust auf)',
  must: '(?:unbedingt|muss|mussen|auf jeden fall|auf alle falle|definitiv|wichtig|zwingend|pflicht|heilig|auf keinen fall verpassen|braucht|brauche|brauchen)',
  back: 'zuruck|daheim|zuhause|heim',
  spelled: {},
  everyDay: '(?:fast jeden (?:tag|abend|morgen)|jeden (?:tag|abend|morgen)|taglich|jeden einzelnen tag|(?:strand|bade)(?:urlaub|woche|ferien))',
  not: '(?:kein(?:e[nmrs]?)?|anstatt|anstelle|nicht|ohne|(?<!noch )nie|niemals|bloss nicht|bloß nicht|hasse|hassen|mag kein(?:e)?|(?:ver)?meiden?|(?:ver)?meide|verzicht\\p{L}+ auf|verschon\\p{L}+ (?:uns|mich)(?: bitte)? (?:mit|von)|keinerlei|null bock auf|keine? lust auf|keinen bock auf|satt von|nix|(?:moglichst|so) wenig(?:e|er)?|null|auf keinen fall|statt|weg von|genug von)',
  notBehind:
    '(?:(?:ver)?meiden wir|meide ich|verzichten wir(?: \\p{L}+){0,2}|verzichte ich(?: \\p{L}+){0,2}|lassen wir(?: \\p{L}+)? (?:weg|aus|sein)|sparen wir uns|schenken wir uns|(?:mogen|brauchen) wir(?: \\p{L}+)? nicht|mag (?:ich|er|sie|keiner) nicht|(?:bitte |eher |lieber )?kein(?:e[nrs]?|s)?|nie|niemals|ohne (?:uns|mich)|(?:ist|sind) raus|brauchen wir nicht|kein bedarf|no go|(?:null|0) ?mal|kein einziges mal|nein(?: danke)?|muss (?:\\p{L}+ ){0,2}nicht sein|mussen (?:\\p{L}+ ){0,2}nicht sein|brauch(?:en wir|e ich|t keiner|t niemand)(?: \\p{L}+){0,2} nicht|(?:interessier|reiz|begeister)(?:t|en) (?:uns|mich|sie|ihn)(?: \\p{L}+){0,2} (?:nicht|null|kaum|wenig)(?: \\p{L}+){0,3}|(?:ist|sind) (?:\\p{L}+ )?nicht(?: so)? (?:unser|mein|unsere|meine|ihr|sein)s?(?: \\p{L}+)?|nicht unser ding|nicht mein ding|lass(?:t|en) (?:uns|mich) kalt|langweil\\p{L}+ (?:uns|mich)(?: \\p{L}+){0,2}|konnen wir (?:uns )?(?:gern )?(?:sparen|weglassen|auslassen)|eher nicht|lieber nicht|bitte nicht)',
  comment:
    "(?:(?:die )?woche (?:vor|nach)|nichts ubertreiben|keine (?:ahnung|eile|frage|sorge)|kein (?:problem|stress|thema)|weiss (?:ich |wir )?(?:\\p{L}+ )?nicht|mehr (?:brauch\\p{L}*|woll\\p{L}*|will|muss|mussen)(?: \\p{L}+){0,2} nicht|mehr nicht|das war'?s|(?:das|dies|was) ist (?:uns|mir|ihr|ihm) (?:\\p{L}+ )?wichtig|pleite|knapp bei kasse|haha\\p{L}*|lol|schon (?:mal|oft|zigmal)|im ruhestand|pensioniert|in rente|arbeite\\p{L}* (?:in|bei)|allein unterwegs|tauchschein)",
  condition: '(?:wenn|falls|weil|da (?:wir|ich|er|sie)|sofern|solange|damit|sodass)',
  article: '(?:der|die|das|den|dem|eine?[nmr]?)',
  talking:
    'fruhestens liebt lieben reicht reichen los schlaft nichts etwas immer nie macht machen halb zweiten gibt sagen sagt wollt darf muss mussen lesen beide beiden spatestens egal ich wir uns unser unsere mein meine du sie er es ist sind war waren sein haben hat bin kann konnen wird werden wenn weil aber nicht kein keine als wer warum wie man',
  eat: '(?:essen|abendessen|\\p{L}+dinner|dinner|speisen|restaurant|probieren|trinken|kuche)',
  and: '(?:aber|sondern|und|&|sowie|\\+|plus)',
  youChoose:
    '(?:egal|ist (?:mir|uns) egal|(?:du|ihr|sie) (?:entscheidest|entscheidet|entscheiden|wahlst|wahlt|darfst|durft)(?: (?:wahlen|entscheiden|aussuchen))?|such(?:t|en sie)?(?: (?:du|ihr|uns|mir))?(?: \\p{L}+)? aus|entscheide(?:t)?(?: du| ihr)?|uberrasch(?:t|e|en sie)? (?:uns|mich)|keine ahnung|weiss (?:ich |noch )?nicht|weiß (?:ich |noch )?nicht|flexibel|wie (?:du|ihr) (?:willst|wollt|meinst|meint)|offen|was (?:du|ihr) (?:willst|wollt|empfiehlst|empfehlt)|vollig egal|macht (?:ihr|du) (?:mal|das)|keine vorgabe|beliebig|spielt keine rolle|was (?:immer|auch immer) passt)',
  anyBudget:
    '(?:geld spielt keine rolle|budget (?:ist )?(?:egal|offen|flexibel|unbegrenzt)|kein (?:festes )?(?:budget|limit)|preis (?:ist )?egal|kostet was es kostet|egal was es kostet|(?:kosten|geld) (?:sind |ist )?egal|ohne limit)',
  anyPlace:
    '(?:irgendein(?:e[nmrs]?)? (?:bauernhof|see|stadt|ort|insel|dorf|strand|park|hotel am \\p{L}+|ziel)|(?:such\\p{L}*|wahlt?|bestimmt?) (?:ihr|du|sie) (?:aus|den ort|das ziel)|wohin entscheide[nt] (?:ihr|du|sie)|irgendwo(?:hin)?|egal wohin|wohin\\?|weiss nicht wohin|weiß nicht wohin|(?:ziel|reiseziel|ort) (?:ist )?(?:egal|offen|flexibel)|uberrasch(?:t|e|en sie)? (?:uns|mich)|wo auch immer|schlag(?:t)? (?:uns |mir )?(?:was|etwas) vor|keine ahnung wohin)',
  clock: [
    ['mittag', '12:00'],
    ['mittags', '12:00'],
    ['mitternacht', '23:59'],
  ],
  half: 'halb',
  halfMinutes: -30,
};
