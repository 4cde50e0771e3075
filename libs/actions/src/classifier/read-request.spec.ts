import { readRequest } from './read-request.js';

const toolsOf = (request: string): string[] => readRequest(request).wanted.map(({ tool }) => tool);

describe('reading what is wanted', () => {
  it.each([
    ['Put the trip in my calendar and mail it to sara@example.com', ['calendar.createEvent', 'email.send']],
    ['Trag die Reise in meinen Kalender ein und schick eine Mail an sara@example.com', ['calendar.createEvent', 'email.send']],
    ['Ajoute le voyage à mon calendrier et partage le lien', ['calendar.createEvent', 'plan.share']],
    ['Añade el viaje a mi calendario y envía un correo a ana@b.example', ['calendar.createEvent', 'email.send']],
    ['Make a PDF', ['document.create']],
    ['Do not mail anybody, only put it in my calendar', ['calendar.createEvent']],
    ['Send it to the webhook https://x.example/hook', ['webhook.send']],
    ['Post it to Slack', ['chat.post']],
    ['Say "hello"', ['echo']],
    ['mail it to no@example.com', ['email.send']],
    ['Hold the flights and ask the hotel for a room', ['flights.hold', 'stay.request']],
    ['Book the flights', ['flights.order']],
    ['Buche die Flüge', ['flights.order']],
    ['Réserve les vols', ['flights.order']],
    ['Prenota i voli', ['flights.order']],
    ['Are the flights on time?', ['chat.respond']],
    ['Put it in my calendar. When do we leave?', ['calendar.createEvent', 'chat.respond']],
    ['Can you book the flights?', ['flights.order']],
    ['The weather is nice', []],
    ['Ask rooms@inn.example for a room', ['stay.request']],
  ])('%s', (request, tools) => expect(toolsOf(request)).toEqual(tools));

  it('takes addresses as they stand in the words, several of one mail together', () =>
    expect(readRequest('mail it to ann@a.example and bob@b.example').wanted).toMatchObject([{ to: ['ann@a.example', 'bob@b.example'] }]));
  it('names what no tool can do, and is less sure then', () => {
    expect(readRequest('Rent a car, book the hotel, put it in my calendar and mail Sara the plan')).toMatchObject({
      ...{ notUnderstood: ['Rent a car'], wanted: [{ tool: 'stay.request' }, { tool: 'calendar.createEvent' }, { tool: 'email.send', to: null }] },
      confidence: 3 / 4,
    });
  });
  it('takes what is asked as a question for the plan', () =>
    expect(readRequest('Where do we sleep?')).toMatchObject({
      wanted: [{ tool: 'chat.respond', text: 'Where do we sleep' }],
      notUnderstood: [],
      confidence: 1,
    }));
  it('finds nothing in other words', () => expect(readRequest('It may rain')).toEqual({ wanted: [], notUnderstood: ['It may rain'], confidence: 0 }));
});
