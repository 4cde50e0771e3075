import { words } from '../match/pattern.js';
import type { Lexicon } from '../match/pattern.js';

/** Machines that read, and the words with which a text turns to somebody, in the languages of travellers and hosts. */
export const MACHINE_LEXICON: Lexicon = {
  machine: words(`
    ai ais llm llms gpt chatgpt chatbot* chatbotte bot bots crawler crawlers ki kis ia ias ии ші шi ии чатбот* sprachmodell* taalmodel* sprakmodell*
    chattbot* sprogmodel* kielimalli* tekoaly* एआई เอไอ yapayzeka* копилот
  `),
  machinehead: words(`
    language artificial automated ai intelligenc* intelligenz* inteligenc* inteligent* intelligenti* sztuczn* umel* kunstliche* kunstmatige
    mesterseges yapay τεχνητ* искусственн* штучн* ذكاء الذكاء بينה בינה הבינה هوش modele modeles modelo modelos modello modelli model modelem
    modelu modell μοντελο γλωσσικ* языков* мовн* نموذج نموذجا مدل מודל भाषा jazykov* nyelvi dil mo linguistic* kecerdasan virtual digital المساعد
    روبوت чат generative neural planning
  `),
  machinetail: words(`
    model models intelligence intelligences artificial* artificiel* artificial artificiais intelligenz intelligenzen intelligentie
    inteligencj* inteligenc* intelligenci* zeka* νοημοσυν* интеллект* інтелект* الاصطناعي المלאכותית המלאכותית מלאכותית مصنوعی langage
    lenguaje linguagem linguistic* lingvistic* jezykow* jazykov* μοντελ* модел* لغوي لغويا زبانی שפה मॉडल modell modeli modelis hinh bahasa
    buatan assistant assistants agent agents reader readers bot* system systems planner planners network networks tool tools ذكي الذكي
    الدردشة бот* بوت
  `),
  notice: words(`
    achtung attenzione atencion atencao instruccion instrucciones istruzioni instrucao instrucoes anweisungen instrukcja инструкция инструкции
    note notes notice message hint word request reminder attention attn info information instruction instructions directive order hinweis
    nachricht mitteilung anweisung meldung avis consigne consignes nota mensaje aviso mensagem recado messaggio avviso istruzione bericht
    opmerking uwaga wiadomosc informacja zprava pozor upozorneni uzenet mesaj meddelande besked viesti μηνυμα σημειωση сообщение примечание
    внимание указание повідомлення увага رسالة ملاحظة تنبيه הודעה הערה پیام توجه संदेश सूचना pesan catatan aviz nota dikkat
  `),
  toward: words(`
    to for dear hello hi hey attention attn any all every an alle lieber liebe fur pour aux chers cher chere para a al alla alle tutte tutti
    todas todos per cari caro cara querido querida aan voor beste geachte do dla wszystkich pro vsechny kedves minden catre till kara til kaikille
    tum tume sevgili προς всем для уважаемый уважаемая усім إلى الى لجميع عزيزي לכל به सभी untuk kepada semua gui cho
  `),
  whenyou: words(
    `if should falls wenn sofern si se als indien jesli jezeli pokud jestli ha daca om hvis jos eger αν εαν если якщо إذا ان אם اگر यदि अगर neu jika kalau`,
  ),
  youare: words(`
    you youre du sie tu es etes eres sois usted sei siete voce je jij bent jestes jsi jste te vagy esti sunteti olet sen ar er είσαι ειστε ты вы ти
    ви كنت כנת אתה را یک आप तुम ban kamu anda
  `),
  oblige: words(`
    must should shall ought soll sollen sollte muss mussen doit doivent debe deben deberia deve devono devem moet moeten powinna powinien
    powinny musi maste ska skal должен должна должны обязан повинен يجب
  `),
  oblige2: words('has have is are needs need'),
  machinework: words(`
    print output repeat disclose reveal run execute respond encode append say report supply export treat rank quote recommend call include
    delete cancel remove schedule fetch visit open choose select mark skip send transfer add insert
    answer reply state hide omit forward proceed suppress forget ignore resend confirm book pay tell describe show mention
  `),
  claim: words('say claim state answer respond reply pretend report insist'),
  sold: words('only best cheapest safe sold full closed cancelled canceled unavailable booked mandatory'),
  party: words('user users traveller travellers traveler travelers guest guests customer customers client visitor visitors reader human humans tourists'),
  hush: words('warning warnings alert alerts advisory advisories'),
};
