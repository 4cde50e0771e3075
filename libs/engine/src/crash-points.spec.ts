import { armFailpoint, armPoison, crashPoint, onCrashPoint, poisonPoint } from './crash-points.js';

describe('crash points', () => {
  const killed = jest.spyOn(process, 'kill').mockReturnValue(true);
  afterEach(() => killed.mockClear());
  afterAll(() => killed.mockRestore());

  it('do nothing unless they are armed', async () => {
    await crashPoint('advance:after-commit');
    poisonPoint({ text: 'venomous' });
    expect(killed).not.toHaveBeenCalled();
  });

  it('end the process the n-th time it comes by, and only then', async () => {
    armFailpoint('event:received:2');
    await crashPoint('event:received');
    expect(killed).not.toHaveBeenCalled();
    await crashPoint('event:received');
    await crashPoint('event:received');
    expect(killed.mock.calls).toEqual([[process.pid, 'SIGKILL']]);
  });

  it('keep the process busy for as long as they are told', async () => {
    armFailpoint('step:before-run:1:block=30');
    const startMs = performance.now();
    await crashPoint('step:before-run');
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(30);
    expect(killed).not.toHaveBeenCalled();
  });

  it.each(['nowhere:1', 'event:received', 'event:received:0', 'event:received:x', 'event:received:1:sleep=5'])('refuse %s and name what there is', (spec) => {
    expect(() => armFailpoint(spec)).toThrow('advance:after-commit');
  });

  it('forget what was taken back', async () => {
    const undo = onCrashPoint('relay:after-publish', () => void process.kill(0));
    undo();
    await crashPoint('relay:after-publish');
    expect(killed).not.toHaveBeenCalled();
  });

  it('end the process at input that holds the mark', () => {
    armPoison('venomous');
    poisonPoint({ request: { requestText: 'a snake' } });
    expect(killed).not.toHaveBeenCalled();
    poisonPoint({ request: { requestText: 'a venomous snake' } });
    expect(killed.mock.calls).toEqual([[process.pid, 'SIGKILL']]);
    armPoison(undefined);
  });
});
