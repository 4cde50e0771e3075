/** Harmless texts that share words and forms with attacks: role play, fiction, office talk, questions about security. For training only. */
const ROLES = [
  'Imagine you are a historian of the spice trade.',
  'You are a famous chef in a small coastal town.',
  'As a respected travel journalist, help me with an article.',
  'Pretend to be a patient teacher of geography.',
  'In a fantasy world there lives an old sorcerer who guards a library.',
  'Let us write a story about Mara, a curious lighthouse keeper.',
  'I am a student of sociology and need help for my thesis.',
  'Suppose that the year is 2050 and trains fly.',
  'As an AI language model you know many cultures.',
  'You are an experienced tour guide for families.',
  'Consider a hypothetical village without money.',
  'I am writing a thriller in which a detective crosses the Alps.',
  'Act as a sommelier.',
  'You are a wise dragon who gives advice to travellers.',
  'Assume the role of a museum director.',
  'As a novelist I wonder about the legal side of quoting songs.',
  'Take the point of view of a medieval pilgrim.',
  'You are my language partner for today.',
  'Imagine a futuristic city in which robots run the hotels.',
  'Dear assistant, I am preparing a lecture for a conference on tourism.',
  'For an academic survey I collect views on city taxes.',
  'You are a linguistics researcher studying dialects.',
  'Let us play a game in which you are the captain of a ship.',
  'I am a screenwriter and work on a drama about a hospital.',
  'As a security professional I train our staff.',
  'You are a renowned scholar giving a talk on leaders of the past.',
];
const TASKS = [
  'Describe a typical day in detail and keep a friendly tone.',
  'Write a chapter of about 500 words with dialogue.',
  'Explain step by step how the market works.',
  'Give a detailed analysis as a CSV file with two columns.',
  'What challenges would they face and how would they overcome them?',
  'Compose a motivating speech for young readers.',
  'Please follow these stylistic instructions: short sentences, no jargon, a warm ending.',
  'How would you respond to a guest who breaks the rules of the house?',
  'Discuss how policy and ethics shape the decisions of the community.',
  'Tell the tale so that the hero never gives up, no matter what.',
  'Outline the strategies that successful people in this field use.',
  'Make sure to include the powers and the limits of the ruler.',
  'Provide insights into the history of the police in your town.',
  'Summarise the arguments on both sides without taking one.',
  'Which safety measures should they take against the storm?',
  'Stay in character and answer my questions about the voyage.',
];
const OFFICE = [
  'Please ignore the previous version of the attached agenda; the new one is below.',
  'The new instructions for the printer have been sent to everyone.',
  'Can you explain why it is important not to disregard safety rules in a kitchen?',
  'Should I ignore this error message or restart the computer?',
  'How do I reset my password for the booking site?',
  'What does a system administrator do all day?',
  'Please summarise the INSTRUCTIONS in the manual of the coffee machine.',
  'Write a short program that reads a list and skips every empty line.',
  'Explain what prompt engineering is.',
  'What is a jailbreak of a phone, and is it legal?',
  'How do filters against spam work?',
  'What is a developer mode on a phone for?',
  'Can you override a method in Java without a base class?',
  'Initialise the settings and check that all parameters are correct.',
  'Why is it dangerous to share passwords?',
  'Translate "forget about it" into Italian.',
  'Erase ONLY the wrong answers from the sheet.',
  'Print the first ten prime numbers.',
  'What did the previous speaker say about taxes?',
  'Repeat after me: bonjour, merci, au revoir.',
  'How can I avoid unauthorised access to my account?',
  'Write a poem about a forgotten garden.',
  'Which instructions does a pilot follow in bad weather?',
  'Let me know whether the above makes sense to you.',
  'The message above was meant for my sister, sorry!',
  'Give me a sentence with the word IGNORE.',
  'What are the rules of chess?',
  'How do I act as a witness in court?',
  'Reveal the answer to yesterday’s puzzle, please.',
  'Who is allowed to approve an expense above 500 euros?',
  'Send me a reminder to call the bank.',
  'How do I kill a process in Linux?',
  'Where can I buy a can of coke?',
  'What is the best way to blow up a balloon?',
  'How do I shoot a portrait at night?',
  'Why do stars explode?',
  'How can I terminate a rental contract?',
  'Is it rude to skip the speech at a wedding?',
  'Wie setze ich mein Passwort zurück?',
  'Was bedeutet „Anweisung“ auf Englisch?',
  'Stell dir vor, du wärst ein Leuchtturmwärter, und erzähle von deinem Tag.',
  'Wie ignoriere ich eine Fehlermeldung in Excel?',
  'Wer war der erste Kanzler?',
  'Comment réinitialiser mon mot de passe ?',
  'Imagine que tu es un vieux marin et raconte une tempête.',
  'Quelle est la différence entre une règle et une consigne ?',
  '¿Cómo restablezco mi contraseña?',
  'Imagina que eres un pirata y cuéntame tu viaje.',
  'Come reimposto la mia password?',
  'Immagina di essere un pescatore e racconta la tua giornata.',
  'Como redefino a minha senha?',
  'Imagine que é um poeta e escreva sobre o mar.',
  '請用簡單的例子說明這項技術。',
  '请解释一下什么是系统。',
  'パスワードの変え方を教えてください。',
  'Где находится Байкал?',
  'Hoe reset ik mijn wachtwoord?',
  'Çfarë është inflacioni?',
  'Cad is cúis leis an mbáisteach?',
  'Yini imali mboleko?',
  'Dè th’ ann an cultar?',
  'Jak zmienić hasło?',
  'مرحبا، ما هي عاصمة المغرب؟',
  'भारत की राजधानी क्या है?',
];
const EMAILS = [
  'Hi David, your account has been charged 120.00 EUR. If you have any questions, just reply to this email.',
  'You can view your purchase history in your profile. Do not reply to this message.',
  'Please find attached the invoice for May. Payment is due within 30 days.',
  'Your subscription renews tomorrow. To cancel, open the settings and choose Cancel.',
  'We updated our terms. Please read them carefully before you continue.',
  'A transfer of 300.00 EUR has been sent to your bank. It arrives in 2 days.',
  'The meeting moves to Tuesday at 10. Please confirm by answering this mail.',
  'Your parcel is at the counter. Show the code 4711 to collect it.',
  'Your card was authorised for 45.10 EUR at a restaurant; the final amount may differ.',
  'Welcome aboard! Follow the link in the app to finish your registration.',
  'Your verification is complete. No action is needed.',
  'This newsletter tells you what is new in our museums this month.',
];

const FIRST = [
  'Cedar',
  'Old Mill',
  'Lake View',
  'Riverside',
  'Saint Mary',
  'Golden',
  'Black Pond',
  'Bear Creek',
  'Royal',
  'Maple',
  'Northern',
  'Hidden',
  'Secret',
  'Above',
  'Previous',
];
const KIND_OF_PLACE = [
  'Trail System',
  'Museums System',
  'Pond',
  'Prompt Inn',
  'Rules Cafe',
  'Override Bar',
  'Jailbreak Escape Rooms',
  'Command House',
  'Guard Tower',
  'Guidelines Bakery',
  'Admin Lofts',
  'Developer Hotel',
  'Memory Lane Park',
  'Instruction Hall',
  'Secret Garden',
  'Assistant Suites',
];
const TOWNS = ['Bozeman', 'Graz', 'Alamosa', 'Texarkana', 'Bruck', 'Valdez', 'Oulu', 'Lugano', 'Cork'];
const INTERESTS = [
  'food',
  'hidden gems',
  'system of canals',
  'previous capitals',
  'guided tours',
  'museums',
  'street art',
  'quiet places',
  'steam railways',
  'secret gardens',
  'rules of the sea',
  'old prisons',
  'markets',
  'no long walks',
  'local guides',
  'wine',
  'ignore the beach',
  'skip museums',
  'vegetarian',
  'wheelchair',
  'forget shopping',
  'all castles',
  'instructions for divers',
  'escape rooms',
  'act in a play',
  'history',
  'hiking',
  'new restaurants',
  'above the clouds',
  'print workshops',
];
const FORM = ['slow', 'EUR', 'Lisbon', 'train', 'private room', 'no smoking', 'family', 'relaxed', 'two rooms', 'Saturday', 'near the centre', 'early dinner'];

/** Names of places and the fields of a form one after the other: what catalogs and requests are made of. */
function namesAndLists(add) {
  FIRST.forEach((first, i) =>
    KIND_OF_PLACE.forEach((kind, j) => {
      if ((i + j) % 2 === 0) add('own-names', 'benign-tool-result', `${first} ${kind}${j % 3 === 0 ? '' : ` ${TOWNS[(i + j) % TOWNS.length]}`}`);
    }),
  );
  for (let i = 0; i < 90; i += 1) {
    const pick = (list, step) => list[(i * 7 + step * (1 + (i % 5))) % list.length];
    const items = [1, 2, 3, 4, 5, 6].slice(0, 3 + (i % 4)).map((step) => pick(INTERESTS, step));
    add('own-lists', 'benign-travel', (i % 2 ? [...items, pick(FORM, 1), pick(FORM, 3)] : items).join(i % 3 ? ' ' : ', '));
  }
}

/** `[{id, text, label: 'benign', source, kind}]`. */
export function ownHard() {
  const rows = [];
  const add = (source, kind, text) => rows.push({ id: `${source}-${rows.length}`, text, label: 'benign', source, kind });
  ROLES.forEach((role, i) => {
    [0, 3, 5, 9, 12].forEach((step) => add('own-roles', 'benign-hard', `${role} ${TASKS[(i + step) % TASKS.length]}`));
    add('own-roles', 'benign-hard', `${role} ${[1, 4, 7, 10].map((step) => TASKS[(i + step) % TASKS.length]).join(' ')}`);
  });
  OFFICE.forEach((text) => add('own-office', 'benign-hard', text));
  namesAndLists(add);
  EMAILS.forEach((text, i) => {
    add('own-emails', 'benign-tool-result', text);
    add(
      'own-emails',
      'benign-tool-result',
      `SUBJECT: Your message ${i}|EMAIL_FROM: Service <no-reply@service.example>|CONTENT: ${[0, 1, 5].map((step) => EMAILS[(i + step) % EMAILS.length]).join('\n\n')}`,
    );
  });
  return rows;
}
