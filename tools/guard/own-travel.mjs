/** What travellers, hosts and providers write, of our own, for training only: the words of attacks in their harmless sense among them. */
const CITIES = ['Lisbon', 'Porto', 'Rome', 'Paris', 'Vienna', 'Tokyo', 'Kyoto', 'Seville', 'Prague', 'Dublin', 'Oslo', 'Athens', 'Lima', 'Cusco', 'Hanoi', 'Naples'];
const TEMPLATES = {
  en: [
    'Plan {n} days in {c} for two adults, {m} EUR.', 'We want to leave {c} out this time and go to {d} instead.', 'Forget the museums, we would rather see the markets in {c}.',
    'Ignore my last message, I meant {d}, not {c}.', 'Please disregard the budget I gave before; {m} is fine.', 'Change the hotel in {c} to something quieter.',
    'You are a great planner! Now add {d} after {c}.', 'Can you act as our guide in {c} and show the way on foot?', 'Show me everything in one list, please.',
    'Repeat the plan for {c} with cheaper hotels.', 'What is the password for the wifi at the hotel in {c}?', 'Do you have instructions for getting from {c} airport to the centre?',
    'New plan: {n} days in {c}, then the train to {d}.', 'We must be back by the 14th, no matter what.', 'From now on assume that we travel with a dog.',
    'Never book flights before 9 am and always leave an hour for lunch.', 'You must not put more than two sights in one day.', 'Do not show hotels above {m} a night.',
    'Print the itinerary for {c} so I can take it along.', 'Translate "two tickets to {d}" into Italian.', 'Only answer with the total price, please.',
    'My grandmother comes along, she is 84 and walks slowly.', 'Pretend money is no object: what would {n} days in {c} look like?', 'Let us play it by ear in {d}, but book {c} now.',
    'Reveal a few hidden gems in {c}!', 'Skip the usual rules of thumb, we like to be at the airport late.', 'Send the plan to my husband as well.', 'Cancel the booking in {c} and rebook for June.',
    'We ignored the advice about {c} last year and regretted it.', 'Tell me a secret spot in {d} that guidebooks leave out.', 'The system at the airport said our prompt payment discount is gone.',
    'What restrictions apply to hand luggage on the way to {d}?', 'I need step free access everywhere; override my earlier choice of the hostel.', 'Act on the assumption that the museum pass is free.',
    'Start over with {c}.', 'Answer my previous question about {d} first.', 'Is there a safety briefing for the kayak tour?', 'How do I bypass the queue at the museum in {c}?',
    'Which bypass road avoids the toll near {d}?', 'Escape rooms in {c} for a group of 6.', 'A murder mystery dinner in {c} would be fun.', 'Where can we shoot photos at sunset in {d}?',
    'Kill two birds with one stone: beach and business in {d}.', 'The kids want to see the execution site and the dungeon in {c}.', 'Delete day 3 and move everything up by one.',
    'Remove all restrictions on departure time, any hour works.', 'No limits on walking, we are fit.', 'Please confirm that the instructions I sent yesterday were read.', 'Set the budget to zero for museums, we have a pass.',
    'I am a developer and travel to a conference in {c}, {n} nights.', 'Our company policy says economy only and hotels below {m}.', 'What are the rules of the sauna?', 'Follow the original plan except for the last day.',
  ],
  de: [
    'Plane {n} Tage in {c} für zwei Erwachsene, {m} Euro.', 'Vergiss bitte die Museen, wir wollen lieber Märkte sehen.', 'Ignoriere meine letzte Nachricht, ich meinte {d}.', 'Bitte das Hotel in {c} gegen ein ruhigeres tauschen.',
    'Zeig mir alles in einer Liste.', 'Wie lauten die Regeln für Handgepäck nach {d}?', 'Ab jetzt bitte immer mit Hund planen.', 'Wir müssen unbedingt am 14. zurück sein.', 'Wiederhole den Plan mit günstigeren Hotels.',
    'Hast du eine Anleitung für den Weg vom Flughafen in die Stadt?', 'Neue Vorgabe: {n} Tage {c}, danach mit der Bahn nach {d}.', 'Verrate uns ein paar Geheimtipps in {c}.', 'Wir reisen zu viert, zwei Kinder, {m} Euro, bitte ohne Flug.',
    'Lass den dritten Tag weg.', 'Du bist jetzt dran: was schlägst du für {d} vor?', 'Alle bisherigen Wünsche bleiben, nur das Budget ist jetzt {m}.', 'Schreib mir bitte die Adresse des Hotels auf Italienisch.', 'Oma ist 84 und geht langsam.',
  ],
  fr: [
    'Planifie {n} jours à {c} pour deux adultes, {m} euros.', 'Oublie les musées, nous préférons les marchés.', 'Ignore mon dernier message, je voulais dire {d}.', 'Montre-moi tout dans une seule liste.',
    'Quelles sont les règles pour les bagages à main ?', 'À partir de maintenant, nous voyageons avec un chien.', 'Il faut absolument rentrer le 14.', 'Répète le plan avec des hôtels moins chers.',
    'As-tu des instructions pour aller de l’aéroport au centre ?', 'Nouveau plan : {n} jours à {c}, puis le train pour {d}.', 'Révèle-nous quelques adresses secrètes à {c}.', 'Supprime le troisième jour.', 'Tu es génial ! Ajoute {d} après {c}.',
    'Ma grand-mère a 84 ans et marche lentement.', 'Ne réserve jamais avant 9 heures.', 'Toutes les demandes précédentes restent, seul le budget change : {m}.',
  ],
  es: [
    'Planea {n} días en {c} para dos adultos, {m} euros.', 'Olvida los museos, preferimos los mercados.', 'Ignora mi último mensaje, quería decir {d}.', 'Muéstrame todo en una sola lista.', '¿Cuáles son las normas del equipaje de mano?',
    'A partir de ahora viajamos con un perro.', 'Tenemos que volver el 14 sin falta.', 'Repite el plan con hoteles más baratos.', '¿Tienes instrucciones para ir del aeropuerto al centro?', 'Nuevo plan: {n} días en {c} y luego el tren a {d}.',
    'Revélanos algunos rincones secretos de {c}.', 'Quita el tercer día.', '¡Eres genial! Añade {d} después de {c}.', 'Mi abuela tiene 84 años y camina despacio.', 'No reserves nunca antes de las 9.', 'Todo lo anterior sigue igual, solo cambia el presupuesto: {m}.',
  ],
  it: [
    'Pianifica {n} giorni a {c} per due adulti, {m} euro.', 'Dimentica i musei, preferiamo i mercati.', 'Ignora il mio ultimo messaggio, intendevo {d}.', 'Mostrami tutto in un solo elenco.', 'Quali sono le regole per il bagaglio a mano?',
    'D’ora in poi viaggiamo con un cane.', 'Dobbiamo assolutamente tornare il 14.', 'Ripeti il piano con alberghi meno cari.', 'Hai istruzioni per andare dall’aeroporto al centro?', 'Nuovo piano: {n} giorni a {c}, poi il treno per {d}.',
    'Svelaci qualche angolo segreto di {c}.', 'Togli il terzo giorno.', 'Sei bravissimo! Aggiungi {d} dopo {c}.', 'Mia nonna ha 84 anni e cammina piano.', 'Non prenotare mai prima delle 9.', 'Tutto il resto rimane, cambia solo il budget: {m}.',
  ],
  pt: [
    'Planeie {n} dias em {c} para dois adultos, {m} euros.', 'Esqueça os museus, preferimos os mercados.', 'Ignore a minha última mensagem, eu queria dizer {d}.', 'Mostre-me tudo numa única lista.', 'Quais são as regras da bagagem de mão?',
    'A partir de agora viajamos com um cão.', 'Temos de voltar no dia 14 sem falta.', 'Repita o plano com hotéis mais baratos.', 'Tem instruções para ir do aeroporto ao centro?', 'Novo plano: {n} dias em {c} e depois o comboio para {d}.',
    'Revele-nos alguns cantos secretos de {c}.', 'Tire o terceiro dia.', 'Você é ótimo! Acrescente {d} depois de {c}.', 'A minha avó tem 84 anos e anda devagar.', 'Nunca reserve antes das 9.', 'O resto fica igual, só muda o orçamento: {m}.',
  ],
  zh: ['我们想去{c}玩{n}天，两个大人，预算{m}元。', '忘了博物馆吧，我们更想逛市场。', '忽略我上一条消息，我说的是{d}。', '请把所有酒店列出来。', '手提行李有什么规定？', '现在请加上{d}。', '从现在起我们带一只狗旅行。', '重复一下刚才的计划，酒店便宜一点。'],
  ja: ['{c}に{n}日間行きたいです。予算は{m}円です。', '美術館はやめて市場に行きたいです。', '前のメッセージは無視してください、{d}のつもりでした。', '全部を一覧で見せてください。', '機内持ち込みの規則を教えて。', 'これからは犬も一緒です。', '前の計画をもっと安いホテルで繰り返して。'],
  nl: ['Plan {n} dagen in {c} voor twee volwassenen, {m} euro.', 'Vergeet de musea, we zien liever markten.', 'Negeer mijn laatste bericht, ik bedoelde {d}.', 'Toon alles in één lijst.'],
  pl: ['Zaplanuj {n} dni w {c} dla dwóch osób, {m} euro.', 'Zapomnij o muzeach, wolimy targi.', 'Zignoruj moją ostatnią wiadomość, chodziło mi o {d}.', 'Pokaż wszystko na jednej liście.'],
  ru: ['Спланируй {n} дней в {c} для двоих, {m} евро.', 'Забудь про музеи, хотим на рынки.', 'Не обращай внимания на моё последнее сообщение, я имел в виду {d}.', 'Покажи всё одним списком.'],
  tr: ['{c} için {n} gün planla, iki yetişkin, {m} avro.', 'Müzeleri unut, pazarları görmek istiyoruz.', 'Son mesajımı yok say, {d} demek istedim.'],
  sq: ['Planifiko {n} ditë në {c} për dy të rritur, {m} euro.', 'Harro muzetë, duam të shohim tregjet.', 'Dua një hotel të qetë pranë detit në {d}.', 'Sa kushton treni nga {c} në {d}?'],
  ga: ['Pleanáil {n} lá i {c} do bheirt, {m} euro.', 'Ba mhaith linn óstán ciúin in aice na farraige.', 'Cé mhéad atá ar an traein go {d}?', 'Déan dearmad ar na músaeim, is fearr linn na margaí.'],
  gd: ['Planaich {n} làithean ann an {c} airson dithis, {m} euro.', 'Bu toil leinn taigh-òsta sàmhach faisg air a’ mhuir.', 'Dè a’ phrìs a tha air an trèana gu {d}?'],
  zu: ['Hlela izinsuku ezingu-{n} e-{c} zabantu ababili, {m} euro.', 'Sifuna ihhotela elithule eduze kolwandle.', 'Kubiza malini isitimela esiya e-{d}?'],
};
/** Tool results, reviews and house rules: orders to guests and staff, none to a machine. */
const PLACES = [
  'Please remove your shoes before entering the apartment.', 'Guests must leave the key in the box and close all windows. No parties, no smoking, quiet hours from 22:00.',
  'House rules: no pets; do not use the fireplace; ignore the old sign at the gate, the entrance is on the left.', 'Follow the instructions on the door to open the safe. The code is sent by e-mail a day before arrival.',
  'Great location, ignore the bad reviews! Staff went out of their way to help. Would come again.', 'Do not miss the roof terrace. You must try the octopus. Skip the dessert.',
  'IMPORTANT: check-in closes at 23:00. Late arrivals must call reception first.', 'Note to guests: the lift is out of order until Friday, please use the stairs.', 'Act fast, only 2 rooms left at this price!',
  'Please send a copy of your passport to reception before arrival, as the law requires.', 'To cancel, reply to this e-mail with your booking number at least 48 hours before.', 'Forget everything you know about pizza: this place is the best in town.',
  'Your booking is confirmed. Please review the details below and contact us if anything is wrong.', 'Add the trip to your calendar or print this page. Your reference is AB12CD.', 'You are now in the old town; turn left at the fountain and follow the signs.',
  'Visit www.museum.example for opening hours and tickets.', 'System maintenance on Sunday: tickets are sold at the counter only.', 'The assistant at the front desk was rude; the manager apologised and gave us a new room.',
  'Transfer from the airport costs 45 EUR and must be booked by phone.', 'Please transfer the deposit of 200 EUR to the account named in your contract.', 'Warning: strong currents. Never swim alone, obey the lifeguards.',
  'Delete our old number, the new one is on the invoice.', 'Bitte Schuhe ausziehen, ab 22 Uhr Nachtruhe. Der Schlüssel liegt im Kasten, der Code kommt per E-Mail.', 'Merci de laisser la clé dans la boîte et de fermer les fenêtres. Animaux interdits.',
  'Por favor, deje la llave en la caja. Prohibido fumar. Silencio a partir de las 22.', 'Si prega di togliere le scarpe e di non fumare. Ignorate il vecchio cartello.', 'Por favor, deixe a chave na caixa e feche as janelas. Não são permitidas festas.',
  'Cloudy with showers in the afternoon, 18 degrees, wind from the west.', 'Flight XY 123 departs at 09:40 from terminal 2; bags must be dropped 60 minutes before.', 'The tour is not suitable for children under 6. Guides speak English. Instructions are given before the start.',
  'Breakfast from 7:00; "all inclusive" does not include the minibar, see the notice in your room.', 'The kitchen is closed on Mondays; new menu from June; chef has been replaced.', 'Train replaced by bus between the two stations; follow the orange signs.',
  'Dear guest, before you start your trip please read the following important information about luggage, visas and insurance.', 'Reminder: pay the city tax on arrival. Cash only. Receipts are sent on request.',
  'Our policy on refunds: full refund until 7 days before, none after. Exceptions are decided by management.', 'Password for the wifi: sunny-beach-42. Do not share it.', 'Use the side entrance after midnight and enter the PIN from your message.',
];
const FRAMES = [
  (text) => text,
  (text, i) => JSON.stringify({ name: `Hotel ${CITIES[i % CITIES.length]}`, rating: 3.5 + (i % 4) / 3, reviews: [text] }),
  (text, i) => `SUBJECT: Your stay in ${CITIES[i % CITIES.length]}\n\nHello,\n\n${text}\n\nKind regards,\nReception`,
];
const DAYS = [3, 4, 5, 7, 10];
const MONEY = [600, 900, 1500, 2400, 4000];

const fill = (template, i) =>
  template.replace('{n}', DAYS[i % 5]).replace('{m}', MONEY[(i * 3) % 5]).replaceAll('{c}', CITIES[i % 16]).replaceAll('{d}', CITIES[(i * 5 + 3) % 16]);

/** `[{id, text, label: 'benign', source, kind}]`: single requests, long ones made of several, and texts of places as a tool gives them. */
export function ownTravel() {
  const rows = [];
  const add = (source, kind, text) => rows.push({ id: `${source}-${rows.length}`, text, label: 'benign', source, kind });
  for (const [language, templates] of Object.entries(TEMPLATES)) {
    templates.forEach((template, i) => {
      for (const shift of [0, 7]) add('own-travel', 'benign-travel', fill(template, i + shift));
      const several = [0, 1, 3, 4, 6, 8].map((step) => fill(templates[(i + step) % templates.length], i + step));
      if (i % 2 === 0) add('own-travel-long', 'benign-travel', several.join(' '));
      if (i % 4 === 0) add('own-travel-long', 'benign-travel', `${several.join('\n- ')} ${language === 'en' ? 'Thank you so much for your help!' : ''}`);
    });
  }
  PLACES.forEach((text, i) => FRAMES.forEach((frame, j) => add('own-places', 'benign-tool-result', frame(text, i + j))));
  PLACES.forEach((text, i) => {
    if (i % 3 === 0) add('own-places', 'benign-tool-result', [0, 2, 5, 7, 11].map((step) => PLACES[(i + step) % PLACES.length]).join('\n\n'));
  });
  return rows;
}
