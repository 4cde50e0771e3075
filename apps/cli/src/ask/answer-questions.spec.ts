import { PassThrough } from 'node:stream';
import { answerQuestions } from './answer-questions.js';
import { LinePrompter } from './prompter.js';

const QUESTIONS = [
  { field: 'travelStartDate', question: 'From when?', type: 'date' as const, required: true },
  { field: 'budget', question: 'How much?', type: 'number' as const, required: true },
];

function prompterOf(pipeIdleMs = 60_000) {
  const input = new PassThrough();
  const output = new PassThrough();
  return { input, output, prompter: new LinePrompter({ input, output, isTerminal: false, pipeIdleMs, onInterrupt: () => {} }) };
}

describe('questions answered through a pipe', () => {
  it('takes one line for each, also when all of them arrive and end before the first question', async () => {
    const { input, prompter } = prompterOf();
    input.end('2027-05-10\n1500 EUR\n');
    expect(await answerQuestions(QUESTIONS, prompter)).toEqual({ travelStartDate: '2027-05-10', budget: 1500, currency: 'EUR' });
  });

  it('keeps lines read ahead for questions that come later', async () => {
    const { input, prompter } = prompterOf();
    input.end('2027-05-10\n1500\n');
    await answerQuestions(QUESTIONS.slice(0, 1), prompter);
    prompter.release();
    expect(await answerQuestions(QUESTIONS.slice(1), prompter)).toEqual({ budget: 1500 });
  });

  it('asks again with the reason when a line cannot be the answer', async () => {
    const { input, output, prompter } = prompterOf();
    input.end('soon\n2027-05-10\n1500\n');
    expect(await answerQuestions(QUESTIONS, prompter)).toMatchObject({ travelStartDate: '2027-05-10' });
    expect(String(output.read())).toContain('"soon" must be a date');
  });

  it('gives up when the lines end too early, every time it is asked', async () => {
    const { input, prompter } = prompterOf();
    input.end('2027-05-10\n');
    expect(await answerQuestions(QUESTIONS, prompter)).toBeNull();
    expect(await prompter.ask('> ')).toBeNull();
  });

  it('does not wait for ever on a pipe that nobody writes to', async () => {
    const { prompter } = prompterOf(1);
    expect(await answerQuestions(QUESTIONS, prompter)).toBeNull();
    prompter.close();
  });

  it('takes a last line without a line end', async () => {
    const { input, prompter } = prompterOf();
    input.end('2027-05-10\n1500');
    expect(await answerQuestions(QUESTIONS, prompter)).toMatchObject({ budget: 1500 });
  });
});
